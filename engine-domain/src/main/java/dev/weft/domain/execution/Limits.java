package dev.weft.domain.execution;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.retry.RetryPolicy;
import java.util.Objects;

/** What an execution may spend in one generation, as its submitter said. */
public record Limits(RetryPolicy retry, int maxReclaims, AttemptTimeout attemptTimeout) {

  public static final Limits DEFAULT = new Limits(RetryPolicy.DEFAULT, 10, AttemptTimeout.NONE);

  private static final int MOST_RECLAIMS = 1_000_000;

  public Limits {
    Objects.requireNonNull(retry, "retry");
    Objects.requireNonNull(attemptTimeout, "attemptTimeout");
    if (maxReclaims < 0 || maxReclaims > MOST_RECLAIMS) {
      throw InvalidInput.of("max_reclaims", maxReclaims, "0 to " + MOST_RECLAIMS);
    }
  }

  /** What is left to an active member of a flow whose pending work was cancelled. */
  public Limits withoutRetries() {
    return new Limits(RetryPolicy.NEVER, maxReclaims, attemptTimeout);
  }
}
