package dev.weft.domain.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;

/** A JSON object: named members in the order in which they were first put. */
public final class JsonObject implements Json {

  public static final JsonObject EMPTY = new JsonObject(new LinkedHashMap<>());

  private final SequencedMap<String, Json> members;
  private final int depth;

  private JsonObject(SequencedMap<String, Json> members) {
    this.members = Collections.unmodifiableSequencedMap(members);
    this.depth = Nesting.around(members.values());
  }

  public static JsonObject of(SequencedMap<String, Json> members) {
    SequencedMap<String, Json> copy = new LinkedHashMap<>();
    members.forEach(
        (name, value) ->
            copy.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value")));
    return new JsonObject(copy);
  }

  /** This object with one member put: in its old place if the name is known, else at the end. */
  public JsonObject with(String name, Json value) {
    SequencedMap<String, Json> changed = new LinkedHashMap<>(members);
    changed.put(name, value);
    return of(changed);
  }

  public Optional<Json> find(String name) {
    return Optional.ofNullable(members.get(name));
  }

  /** The members in order; not to be changed. */
  public SequencedMap<String, Json> members() {
    return members;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JsonObject that && members.equals(that.members);
  }

  @Override
  public int hashCode() {
    return members.hashCode();
  }

  @Override
  public String toString() {
    return CanonicalJson.text(this);
  }
}
