package dev.weft.domain.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;

/** Json values for tests: converted from vectors, or drawn from a seeded generator. */
public final class JsonSamples {

  private static final String[] TEXTS = {
    "", "x", "__ff_null__", "é\u0000\"\\", "\uD83D\uDE00", "\uD800"
  };
  private static final String[] NUMBERS = {"0", "-0", "1", "1.0", "1e5", "12345678901234567890"};
  private static final String[] NAMES = {"a", "b", "c", "d", "e", "__ff_null__"};

  private JsonSamples() {}

  public static Json of(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> object(node);
      case ARRAY -> JsonArray.of(node.valueStream().map(JsonSamples::of).toList());
      case STRING -> new JsonString(node.textValue());
      case NUMBER -> new JsonNumber(node.asText());
      case BOOLEAN -> new JsonBoolean(node.booleanValue());
      case NULL -> JsonNull.NULL;
      case BINARY, MISSING, POJO -> throw new IllegalArgumentException(node.getNodeType().name());
    };
  }

  private static JsonObject object(JsonNode node) {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    node.properties().forEach(member -> members.put(member.getKey(), of(member.getValue())));
    return JsonObject.of(members);
  }

  /** A value nested at most so deep. */
  public static Json drawn(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 7)) {
      case 0 -> JsonNull.NULL;
      case 1 -> new JsonBoolean(random.nextBoolean());
      case 2 -> new JsonNumber(NUMBERS[random.nextInt(NUMBERS.length)]);
      case 3 -> new JsonString(TEXTS[random.nextInt(TEXTS.length)]);
      case 4 -> drawnArray(random, depth);
      default -> drawnObject(random, depth);
    };
  }

  public static JsonObject drawnObject(Random random, int depth) {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      members.put(NAMES[random.nextInt(NAMES.length)], drawn(random, depth - 1));
    }
    return JsonObject.of(members);
  }

  private static JsonArray drawnArray(Random random, int depth) {
    List<Json> elements = new ArrayList<>();
    for (int left = random.nextInt(4); left > 0; left--) {
      elements.add(drawn(random, depth - 1));
    }
    return JsonArray.of(elements);
  }

  /** Arrays inside each other, that many. */
  public static Json nested(int depth) {
    Json value = JsonNull.NULL;
    for (int level = 0; level < depth; level++) {
      value = JsonArray.of(value);
    }
    return value;
  }

  /** Objects inside each other, that many, the innermost one empty. */
  public static JsonObject nestedObject(int depth) {
    JsonObject value = JsonObject.EMPTY;
    for (int level = 1; level < depth; level++) {
      value = JsonObject.EMPTY.with("k", value);
    }
    return value;
  }
}
