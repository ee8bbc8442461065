package dev.weft.bootstrap.http.json;

import dev.weft.domain.input.Problem;
import java.io.Serial;
import java.util.List;

/** Refuses a request body with every problem found in it. */
public final class InvalidRequest extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  public InvalidRequest(List<Problem> problems) {
    super(problems.getFirst().sentence());
    this.problems = List.copyOf(problems);
  }

  public static InvalidRequest of(String field, Object value, String expected) {
    return new InvalidRequest(List.of(new Problem(field, String.valueOf(value), expected)));
  }

  public List<Problem> problems() {
    return problems;
  }

  /** The same problems, seen from the object around. */
  public List<Problem> under(String name) {
    return problems.stream()
        .map(inner -> new Problem(path(name, inner.field()), inner.value(), inner.expected()))
        .toList();
  }

  private static String path(String name, String inner) {
    boolean direct = inner.isEmpty() || inner.startsWith("[");
    return direct ? name + inner : name + "." + inner;
  }
}
