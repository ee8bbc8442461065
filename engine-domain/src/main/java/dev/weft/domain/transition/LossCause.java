package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.PastAttempt;

/** How a worker lost the lease it shows. */
public enum LossCause {
  EXPIRED,
  REVOKED,
  SUPERSEDED;

  static LossCause of(PastAttempt past) {
    return switch (past) {
      case PastAttempt.NotEnded notEnded -> SUPERSEDED;
      case PastAttempt.Ended ended -> of(ended.end().outcome());
    };
  }

  private static LossCause of(AttemptOutcome outcome) {
    return switch (outcome) {
      case AttemptOutcome.LeaseExpired expired -> EXPIRED;
      case AttemptOutcome.TimedOut timedOut -> EXPIRED;
      case AttemptOutcome.DeadlinePassed passed -> EXPIRED;
      case AttemptOutcome.Revoked revoked -> REVOKED;
      case AttemptOutcome.Cancelled cancelled -> REVOKED;
      case AttemptOutcome.Succeeded succeeded -> SUPERSEDED;
      case AttemptOutcome.Failed failed -> SUPERSEDED;
      case AttemptOutcome.Delayed delayed -> SUPERSEDED;
    };
  }
}
