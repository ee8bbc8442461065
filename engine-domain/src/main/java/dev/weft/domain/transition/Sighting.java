package dev.weft.domain.transition;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Execution;

/** What a locking read saw of one execution, and of the attempt the caller's handle names. */
public sealed interface Sighting {

  record Unknown() implements Sighting {}

  record Found(Execution execution, PastAttempt past) implements Sighting {
    public static Found of(Execution execution) {
      return new Found(execution, PastAttempt.NOT_ENDED);
    }
  }
}
