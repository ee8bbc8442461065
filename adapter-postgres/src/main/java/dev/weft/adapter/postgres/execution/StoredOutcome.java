package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.stream.CloseReason;

/** How an attempt ended, as columns; the code is NULL where no attempt ended. */
record StoredOutcome(Short code, Short failureClass, Short cause, String reason, String by) {

  static final StoredOutcome NONE = new StoredOutcome(null, null, null, null, null);

  static StoredOutcome of(PastAttempt end) {
    return switch (end) {
      case PastAttempt.NotEnded notEnded -> NONE;
      case PastAttempt.Ended ended -> of(ended.end().outcome());
    };
  }

  /** Why the stream of the attempt closes; NULL where no attempt ended. */
  static Short closeReason(PastAttempt end) {
    return switch (end) {
      case PastAttempt.NotEnded notEnded -> null;
      case PastAttempt.Ended ended -> Code.CLOSE.of(CloseReason.of(ended.end().outcome()));
    };
  }

  private static StoredOutcome of(AttemptOutcome outcome) {
    return switch (outcome) {
      case AttemptOutcome.Succeeded succeeded -> plain(0);
      case AttemptOutcome.Failed failed ->
          new StoredOutcome(
              (short) 1, Code.FAILURE.of(failed.failure()), null, failed.reason(), null);
      case AttemptOutcome.Delayed delayed ->
          new StoredOutcome((short) 2, null, Code.CAUSE.of(delayed.cause()), null, null);
      case AttemptOutcome.LeaseExpired expired -> plain(3);
      case AttemptOutcome.Revoked revoked ->
          new StoredOutcome((short) 4, null, null, revoked.reason(), revoked.by());
      case AttemptOutcome.Cancelled cancelled ->
          new StoredOutcome((short) 5, null, null, cancelled.reason(), cancelled.by());
      case AttemptOutcome.TimedOut timedOut -> plain(6);
      case AttemptOutcome.DeadlinePassed passed -> plain(7);
    };
  }

  AttemptOutcome toDomain() {
    return switch (code) {
      case 0 -> new AttemptOutcome.Succeeded();
      case 1 -> new AttemptOutcome.Failed(Code.FAILURE.at(failureClass), reason);
      case 2 -> new AttemptOutcome.Delayed(Code.CAUSE.at(cause));
      case 3 -> new AttemptOutcome.LeaseExpired();
      case 4 -> new AttemptOutcome.Revoked(reason, by);
      case 5 -> new AttemptOutcome.Cancelled(reason, by);
      case 6 -> new AttemptOutcome.TimedOut();
      case 7 -> new AttemptOutcome.DeadlinePassed();
      default -> throw new IllegalStateException("attempt outcome " + code + " is not known");
    };
  }

  private static StoredOutcome plain(int code) {
    return new StoredOutcome((short) code, null, null, null, null);
  }
}
