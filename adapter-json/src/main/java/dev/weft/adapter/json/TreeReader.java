package dev.weft.adapter.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.out.json.JsonCodec.Reason;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Builds a tree from the tokens of one parser.
 *
 * <p>Recursion is safe because the parser refuses to nest beyond its limit.
 */
final class TreeReader {

  private final JsonParser parser;

  TreeReader(JsonParser parser) {
    this.parser = parser;
  }

  /** Reads the whole document: one value and nothing behind it. */
  Json document() throws IOException {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new RefusedJson(Reason.EMPTY);
    }
    Json value = value(first);
    requireEnd();
    return value;
  }

  private Json value(JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> new JsonString(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number();
      case VALUE_TRUE -> new JsonBoolean(true);
      case VALUE_FALSE -> new JsonBoolean(false);
      case VALUE_NULL -> JsonNull.NULL;
      case END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new RefusedJson(Reason.MALFORMED);
    };
  }

  /**
   * Jackson counts neither sign nor point nor exponent sign, so the whole length is checked here.
   */
  private JsonNumber number() throws IOException {
    String text = parser.getText();
    if (text.length() > parser.streamReadConstraints().getMaxNumberLength()) {
      throw new RefusedJson(Reason.OVER_LIMIT);
    }
    return new JsonNumber(text);
  }

  private JsonObject object() throws IOException {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (members.containsKey(name)) {
        throw new RefusedJson(Reason.DUPLICATE_MEMBER);
      }
      members.put(name, value(parser.nextToken()));
    }
    return JsonObject.of(members);
  }

  private JsonArray array() throws IOException {
    List<Json> elements = new ArrayList<>();
    for (JsonToken next = parser.nextToken();
        next != JsonToken.END_ARRAY;
        next = parser.nextToken()) {
      elements.add(value(next));
    }
    return JsonArray.of(elements);
  }

  private void requireEnd() throws RefusedJson {
    if (somethingFollows()) {
      throw new RefusedJson(Reason.TRAILING_CONTENT);
    }
  }

  private boolean somethingFollows() {
    try {
      return parser.nextToken() != null;
    } catch (IOException notEvenAToken) {
      return true;
    }
  }
}
