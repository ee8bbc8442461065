package dev.weft.domain.attempt;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;

/** How an attempt ended, and by whom: its holder, a sweep, or an operator. */
public sealed interface AttemptOutcome {

  record Succeeded() implements AttemptOutcome {}

  record Failed(FailureClass failure, String reason) implements AttemptOutcome {}

  record Delayed(DelayCause cause) implements AttemptOutcome {}

  record LeaseExpired() implements AttemptOutcome {}

  record Revoked(String reason, String by) implements AttemptOutcome {}

  record Cancelled(String reason, String by) implements AttemptOutcome {}

  record TimedOut() implements AttemptOutcome {}

  record DeadlinePassed() implements AttemptOutcome {}

  /** Whether the lease's own holder ended it: only then does a repeat get the first answer. */
  default boolean endedByHolder() {
    return switch (this) {
      case Succeeded succeeded -> true;
      case Failed failed -> true;
      case Delayed delayed -> true;
      case LeaseExpired expired -> false;
      case Revoked revoked -> false;
      case Cancelled cancelled -> false;
      case TimedOut timedOut -> false;
      case DeadlinePassed passed -> false;
    };
  }
}
