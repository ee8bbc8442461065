package dev.weft.bootstrap.http.route;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.List;

/** JSON schemas of what callers may say. */
final class Schemas {

  private Schemas() {}

  static JsonObject of(Input input) {
    return switch (input.type()) {
      case TEXT -> type("string");
      case TEXTS -> list(type("string"));
      case INTEGER -> type("integer");
      case NUMBER -> type("number");
      case BOOLEAN -> type("boolean");
      case TIME -> new Members().put("type", "string").put("format", "date-time").done();
      case OBJECT -> object(input.parts());
      case LIST -> list(object(input.parts()));
      case ANY -> JsonObject.EMPTY;
    };
  }

  static JsonObject object(List<Input> members) {
    Members properties = new Members();
    members.forEach(member -> properties.put(member.name(), of(member)));
    List<Input> needed = members.stream().filter(Input::required).toList();
    Members schema = new Members().put("type", "object").put("properties", properties.done());
    if (!needed.isEmpty()) {
      schema.putEach("required", needed, member -> new JsonString(member.name()));
    }
    return members.isEmpty() ? schema.done() : schema.put("additionalProperties", false).done();
  }

  private static JsonObject list(JsonObject items) {
    return new Members().put("type", "array").put("items", items).done();
  }

  private static JsonObject type(String word) {
    return new Members().put("type", word).done();
  }
}
