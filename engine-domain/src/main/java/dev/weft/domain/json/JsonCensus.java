package dev.weft.domain.json;

/** Walks a whole value to count or examine what is in it. */
public final class JsonCensus {

  private JsonCensus() {}

  /** Members of all objects at all levels, inside arrays too. */
  public static long keys(Json value) {
    return switch (value) {
      case JsonObject object ->
          object.members().size()
              + object.members().values().stream().mapToLong(JsonCensus::keys).sum();
      case JsonArray array -> array.elements().stream().mapToLong(JsonCensus::keys).sum();
      case JsonString string -> 0;
      case JsonNumber number -> 0;
      case JsonBoolean flag -> 0;
      case JsonNull none -> 0;
    };
  }

  /** Whether every number in the value lies within the given exponent and scale. */
  public static boolean numbersAreWithin(Json value, int exponent, int scale) {
    return switch (value) {
      case JsonObject object -> allWithin(object.members().values(), exponent, scale);
      case JsonArray array -> allWithin(array.elements(), exponent, scale);
      case JsonNumber number -> number.isWithin(exponent, scale);
      case JsonString string -> true;
      case JsonBoolean flag -> true;
      case JsonNull none -> true;
    };
  }

  private static boolean allWithin(Iterable<Json> values, int exponent, int scale) {
    for (Json value : values) {
      if (!numbersAreWithin(value, exponent, scale)) {
        return false;
      }
    }
    return true;
  }
}
