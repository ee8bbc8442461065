package dev.weft.domain.json;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * RFC 7396: changes a value as a patch says, member by member.
 *
 * <p>A null member deletes and an array replaces. Since null deletes, a patch that wants to store a
 * null says {@link #STORED_NULL}, anywhere a value may stand; that string itself can therefore not
 * be stored. Defined for every target and every patch; known members keep their place, new ones
 * follow in the order of the patch. Applying a patch twice is the same as applying it once.
 */
public final class MergePatch {

  /** The string value that stores a JSON null. */
  public static final String STORED_NULL = "__ff_null__";

  private MergePatch() {}

  public static Json apply(Json target, Json patch) {
    return switch (patch) {
      case JsonObject members -> merged(target, members);
      case JsonArray array -> withNulls(array);
      case JsonString string -> withNulls(string);
      case JsonNumber number -> number;
      case JsonBoolean flag -> flag;
      case JsonNull none -> none;
    };
  }

  /** Two objects always make an object. */
  public static JsonObject apply(JsonObject target, JsonObject patch) {
    return merged(target, patch);
  }

  private static JsonObject merged(Json target, JsonObject patch) {
    SequencedMap<String, Json> result =
        target instanceof JsonObject object
            ? new LinkedHashMap<>(object.members())
            : new LinkedHashMap<>();
    patch.members().forEach((name, change) -> change(result, name, change));
    return JsonObject.of(result);
  }

  private static void change(SequencedMap<String, Json> members, String name, Json change) {
    if (change instanceof JsonNull) {
      members.remove(name);
    } else {
      members.put(name, apply(members.getOrDefault(name, JsonNull.NULL), change));
    }
  }

  private static Json withNulls(Json value) {
    return switch (value) {
      case JsonObject object -> withNullMembers(object);
      case JsonArray array ->
          JsonArray.of(array.elements().stream().map(MergePatch::withNulls).toList());
      case JsonString string -> string.value().equals(STORED_NULL) ? JsonNull.NULL : string;
      case JsonNumber number -> number;
      case JsonBoolean flag -> flag;
      case JsonNull none -> none;
    };
  }

  private static JsonObject withNullMembers(JsonObject object) {
    SequencedMap<String, Json> replaced = new LinkedHashMap<>();
    object.members().forEach((name, value) -> replaced.put(name, withNulls(value)));
    return JsonObject.of(replaced);
  }
}
