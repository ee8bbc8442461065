package dev.weft.bootstrap.http.json;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Reads the parameters of a query and collects every problem on the way.
 *
 * <p>As with {@link Fields}, what was read is complete only after {@link #finish}.
 */
public final class QueryFields {

  /** As many as one page may hold (S11). */
  public static final int MOST = 500;

  private static final int USUAL = 100;

  private final Map<String, List<String>> parameters;
  private final Set<String> asked = new TreeSet<>();
  private final List<Problem> problems = new ArrayList<>();

  public QueryFields(Map<String, List<String>> parameters) {
    this.parameters = parameters;
  }

  /** All values of a parameter that may come more than once. */
  public <T> Set<T> each(String name, Function<String, T> reader) {
    Set<T> read = new HashSet<>();
    values(name).forEach(value -> attempt(name, value, reader).ifPresent(read::add));
    return read;
  }

  public <T> Optional<T> one(String name, Function<String, T> reader) {
    List<String> values = values(name);
    if (values.size() > 1) {
      problems.add(new Problem(name, values.size() + " values", "one value"));
    }
    return values.stream().findFirst().flatMap(value -> attempt(name, value, reader));
  }

  /** How many answers one page may have: 1 to {@value #MOST}. */
  public int limit() {
    return one("limit", QueryFields::pageSize).orElse(USUAL);
  }

  private static int pageSize(String text) {
    boolean number = text.matches("[0-9]{1,9}");
    int size = number ? Integer.parseInt(text) : 0;
    if (size < 1 || size > MOST) {
      throw InvalidInput.of("limit", text, "1 to " + MOST);
    }
    return size;
  }

  private List<String> values(String name) {
    asked.add(name);
    return parameters.getOrDefault(name, List.of());
  }

  private <T> Optional<T> attempt(String name, String value, Function<String, T> reader) {
    try {
      return Optional.of(reader.apply(value));
    } catch (InvalidInput refused) {
      problems.add(new Problem(name, value, refused.problem().expected()));
      return Optional.empty();
    }
  }

  /** Ends the reading: unknown parameters are problems too. */
  public void finish() {
    parameters.keySet().stream()
        .filter(name -> !asked.contains(name))
        .map(name -> new Problem(name, "present", "one of " + String.join(", ", asked)))
        .forEach(problems::add);
    if (!problems.isEmpty()) {
      throw new InvalidRequest(problems);
    }
  }
}
