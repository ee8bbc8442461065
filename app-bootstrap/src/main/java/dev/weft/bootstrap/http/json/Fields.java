package dev.weft.bootstrap.http.json;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Reads the members of one JSON object and collects every problem on the way.
 *
 * <p>A member that is absent or null reads as empty, and so does a refused one: what was read is
 * complete only after {@link #finish}, which throws if anything was wrong or is left over.
 */
public final class Fields {

  private final JsonObject object;
  private final Set<String> asked = new TreeSet<>();
  private final List<Problem> problems = new ArrayList<>();

  private Fields(JsonObject object) {
    this.object = object;
  }

  public static Fields of(Json value) {
    return new Fields(Values.object(value));
  }

  public <T> Optional<T> read(String name, Function<Json, T> reader) {
    return raw(name)
        .filter(value -> !(value instanceof JsonNull))
        .flatMap(value -> attempt(name, () -> reader.apply(value)));
  }

  public <T> Optional<T> require(String name, Function<Json, T> reader) {
    if (object.find(name).filter(value -> !(value instanceof JsonNull)).isEmpty()) {
      problems.add(new Problem(name, "absent", "a value"));
    }
    return read(name, reader);
  }

  /** The member as it stands, null included. */
  public Optional<Json> raw(String name) {
    asked.add(name);
    return object.find(name);
  }

  /** Reads a list whose every element is an object; each element's problems are collected. */
  public <T> Optional<List<T>> requireEach(String name, Function<Fields, T> reader) {
    return require(name, value -> each(value, reader));
  }

  /** The same for a list that may be left out. */
  public <T> Optional<List<T>> readEach(String name, Function<Fields, T> reader) {
    return read(name, value -> each(value, reader));
  }

  private static <T> List<T> each(Json value, Function<Fields, T> reader) {
    List<T> read = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    List<Json> elements = Values.elements(value);
    for (int i = 0; i < elements.size(); i++) {
      try {
        read.add(reader.apply(Fields.of(elements.get(i))));
      } catch (InvalidInput refused) {
        problems.add(named("[" + i + "]", refused.problem()));
      } catch (InvalidRequest refused) {
        problems.addAll(refused.under("[" + i + "]"));
      }
    }
    if (!problems.isEmpty()) {
      throw new InvalidRequest(problems);
    }
    return read;
  }

  /** Makes a value from several members; a refusal keeps the field it names. */
  public <T> Optional<T> make(Supplier<T> maker) {
    try {
      return Optional.of(maker.get());
    } catch (InvalidInput refused) {
      problems.add(refused.problem());
      return Optional.empty();
    }
  }

  private <T> Optional<T> attempt(String name, Supplier<T> reader) {
    try {
      return Optional.of(reader.get());
    } catch (InvalidInput refused) {
      problems.add(named(name, refused.problem()));
    } catch (InvalidRequest refused) {
      problems.addAll(refused.under(name));
    }
    return Optional.empty();
  }

  private static Problem named(String name, Problem problem) {
    return new Problem(name, problem.value(), problem.expected());
  }

  public void refuse(String name, String value, String expected) {
    problems.add(new Problem(name, value, expected));
  }

  /** Ends the reading: unknown members are problems too. */
  public void finish() {
    object.members().keySet().stream()
        .filter(name -> !asked.contains(name))
        .map(name -> new Problem(name, "present", "one of " + String.join(", ", asked)))
        .forEach(problems::add);
    if (!problems.isEmpty()) {
      throw new InvalidRequest(problems);
    }
  }
}
