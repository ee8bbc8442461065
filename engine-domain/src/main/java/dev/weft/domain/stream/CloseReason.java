package dev.weft.domain.stream;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.Locale;

/** Why the attempt behind a stream ended. */
public enum CloseReason {
  ATTEMPT_SUCCESS,
  ATTEMPT_FAILURE,
  ATTEMPT_CANCELLED,
  ATTEMPT_DELAYED,
  LEASE_EXPIRED,
  LEASE_REVOKED,
  EXPIRED;

  /** The reason that the end of the attempt gives its stream. */
  public static CloseReason of(AttemptOutcome outcome) {
    return switch (outcome) {
      case AttemptOutcome.Succeeded succeeded -> ATTEMPT_SUCCESS;
      case AttemptOutcome.Failed failed ->
          failed.failure() == FailureClass.CANCELLED ? ATTEMPT_CANCELLED : ATTEMPT_FAILURE;
      case AttemptOutcome.Delayed delayed -> ATTEMPT_DELAYED;
      case AttemptOutcome.LeaseExpired expired -> LEASE_EXPIRED;
      case AttemptOutcome.Revoked revoked -> LEASE_REVOKED;
      case AttemptOutcome.Cancelled cancelled -> ATTEMPT_CANCELLED;
      case AttemptOutcome.TimedOut timedOut -> EXPIRED;
      case AttemptOutcome.DeadlinePassed passed -> EXPIRED;
    };
  }

  public static CloseReason parse(String word) {
    return Arrays.stream(values())
        .filter(reason -> reason.word().equals(word))
        .findFirst()
        .orElseThrow(() -> InvalidInput.of("close_reason", word, "a known close reason"));
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
