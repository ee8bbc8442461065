package dev.weft.domain.execution;

import dev.weft.domain.input.WireWord;
import java.time.Instant;

/** What users see of an execution; derived from its phase, never stored. */
public enum PublicState {
  COMPLETED,
  FAILED,
  CANCELLED,
  EXPIRED,
  SKIPPED,
  ACTIVE,
  SUSPENDED,
  WAITING,
  DELAYED,
  RATE_LIMITED,
  WAITING_CHILDREN;

  public static PublicState parse(String word) {
    return WireWord.parse("state", word, values());
  }

  public static PublicState of(Execution execution, Instant now) {
    return switch (execution) {
      case Execution.Blocked blocked -> WAITING_CHILDREN;
      case Execution.Runnable runnable -> ofRunnable(runnable, now);
      case Execution.Active active -> ACTIVE;
      case Execution.Suspended suspended -> SUSPENDED;
      case Execution.Terminal terminal -> of(terminal.outcome());
    };
  }

  public static PublicState of(Outcome outcome) {
    return switch (outcome) {
      case SUCCESS -> COMPLETED;
      case FAILED -> FAILED;
      case CANCELLED -> CANCELLED;
      case EXPIRED -> EXPIRED;
      case SKIPPED -> SKIPPED;
    };
  }

  public String word() {
    return WireWord.of(this);
  }

  public boolean isTerminal() {
    return switch (this) {
      case COMPLETED, FAILED, CANCELLED, EXPIRED, SKIPPED -> true;
      case ACTIVE, SUSPENDED, WAITING, DELAYED, RATE_LIMITED, WAITING_CHILDREN -> false;
    };
  }

  private static PublicState ofRunnable(Execution.Runnable runnable, Instant now) {
    if (runnable.dueAt(now)) {
      return WAITING;
    }
    return runnable.cause() == DelayCause.QUOTA ? RATE_LIMITED : DELAYED;
  }
}
