package dev.weft.bootstrap.http.json;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Function;

/** An answer being written, member by member. */
public final class Members {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final SequencedMap<String, Json> members = new LinkedHashMap<>();

  public Members put(String name, Json value) {
    members.put(name, value);
    return this;
  }

  public Members put(String name, String value) {
    return put(name, new JsonString(value));
  }

  public Members put(String name, long value) {
    return put(name, JsonNumber.of(value));
  }

  public Members put(String name, double value) {
    return put(name, new JsonNumber(Double.toString(value)));
  }

  public Members put(String name, boolean value) {
    return put(name, new JsonBoolean(value));
  }

  public Members put(String name, Instant value) {
    return put(name, TIME.format(value));
  }

  /** The word of an enum, as the API spells it. */
  public Members put(String name, Enum<?> value) {
    return put(name, word(value));
  }

  public Members putNull(String... names) {
    List.of(names).forEach(name -> members.put(name, JsonNull.NULL));
    return this;
  }

  public <T> Members putEach(String name, Collection<T> values, Function<T, Json> writer) {
    return put(name, JsonArray.of(values.stream().map(writer).toList()));
  }

  public static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  public JsonObject done() {
    return JsonObject.of(members);
  }
}
