package dev.weft.domain.json;

/**
 * One JSON value: an object, array, string, number, boolean or null.
 *
 * <p>Equality is that of JSON: the order of members does not count, the spelling of a number does.
 * Text is made by {@link CanonicalJson} alone, which keeps the order of members.
 */
public sealed interface Json
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /** No value nests more containers than this. */
  int DEEPEST = 512;

  /** How many containers lie inside each other: 0 for a scalar, 1 for {@code {}}. */
  int depth();
}
