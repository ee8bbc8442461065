package dev.weft.domain.event;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.input.WireWord;
import java.util.Optional;

/** What happened, in one word. */
public enum EventKind {
  COMPLETION,
  LEASE_EXPIRED,
  LEASE_REVOKED,
  FLOW_COMPLETED,
  FLOW_FAILED,
  FLOW_CANCELLED;

  public static EventKind parse(String word) {
    return WireWord.parse("kind", word, values());
  }

  /** What subscribers are told of a lease that ended so; of most ends nothing. */
  public static Optional<EventKind> findLost(AttemptOutcome outcome) {
    return switch (outcome) {
      case AttemptOutcome.LeaseExpired expired -> Optional.of(LEASE_EXPIRED);
      case AttemptOutcome.Revoked revoked -> Optional.of(LEASE_REVOKED);
      case AttemptOutcome.Succeeded succeeded -> Optional.empty();
      case AttemptOutcome.Failed failed -> Optional.empty();
      case AttemptOutcome.Delayed delayed -> Optional.empty();
      case AttemptOutcome.Cancelled cancelled -> Optional.empty();
      case AttemptOutcome.TimedOut timedOut -> Optional.empty();
      case AttemptOutcome.DeadlinePassed passed -> Optional.empty();
    };
  }

  /** What subscribers are told when this is written on a flow. */
  public static Optional<EventKind> findEnd(Settlement written) {
    return switch (written) {
      case COMPLETED -> Optional.of(FLOW_COMPLETED);
      case FAILED -> Optional.of(FLOW_FAILED);
      case CANCELLED -> Optional.of(FLOW_CANCELLED);
      case UNSETTLED -> Optional.empty();
    };
  }

  public String word() {
    return WireWord.of(this);
  }
}
