package dev.weft.domain.input;

import java.io.Serial;
import java.util.Objects;

/** Refuses a value from outside; carries the {@link Problem} so that callers can list it. */
public final class InvalidInput extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  public InvalidInput(Problem problem) {
    super(Objects.requireNonNull(problem, "problem").sentence());
    this.problem = problem;
  }

  public static InvalidInput of(String field, Object value, String expected) {
    return new InvalidInput(new Problem(field, String.valueOf(value), expected));
  }

  public Problem problem() {
    return problem;
  }
}
