package dev.weft.adapter.json;

import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;

/**
 * How much JSON one parse accepts; every limit is itself still accepted.
 *
 * @param documentBytes bytes of the whole text
 * @param depth containers inside each other
 * @param tokens values, names, brackets and braces
 * @param stringLength UTF-16 units of one string
 * @param nameLength UTF-16 units of one member name
 * @param numberLength characters of one number
 */
public record JsonLimits(
    int documentBytes, int depth, int tokens, int stringLength, int nameLength, int numberLength) {

  public static final JsonLimits DEFAULT =
      new JsonLimits(4_000_000, 100, 200_000, 4_000_000, 512, 100);

  public JsonLimits {
    requirePositive("json.document_bytes", documentBytes);
    requirePositive("json.depth", depth);
    requirePositive("json.tokens", tokens);
    requirePositive("json.string_length", stringLength);
    requirePositive("json.name_length", nameLength);
    requirePositive("json.number_length", numberLength);
    if (depth > Json.DEEPEST) {
      throw InvalidInput.of("json.depth", depth, "at most " + Json.DEEPEST);
    }
  }

  private static void requirePositive(String field, int value) {
    if (value < 1) {
      throw InvalidInput.of(field, value, "at least 1");
    }
  }

  StreamReadConstraints constraints() {
    return StreamReadConstraints.builder()
        .maxDocumentLength(documentBytes)
        .maxNestingDepth(depth)
        .maxTokenCount(tokens)
        .maxStringLength(stringLength)
        .maxNameLength(nameLength)
        .maxNumberLength(numberLength)
        .build();
  }
}
