package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.retry.RetryDecision;
import java.time.Instant;

/** Builds the decisions that close an attempt, whoever closes it. */
final class AttemptEnds {

  private AttemptEnds() {}

  /** The holder's own end: the epoch stays. */
  static Decision terminal(
      Execution.Active active, AttemptOutcome outcome, Ending ending, Instant now) {
    return terminal(active, active.standing(), outcome, ending, now);
  }

  /** Somebody else's end: the epoch rises, so the holder is fenced out (I16). */
  static Decision terminalByOther(
      Execution.Active active, AttemptOutcome outcome, Ending ending, Instant now) {
    return terminal(active, active.standing().epochRaised(), outcome, ending, now);
  }

  static Decision runnable(
      Execution.Active active, AttemptOutcome outcome, Execution.Runnable next, Instant now) {
    Sequel sequel = new Sequel.RunsAgain(next.runAt());
    return new Decision.AttemptEnded(next, AttemptEnd.of(active, outcome, sequel, now));
  }

  static Decision retried(
      Execution.Active active,
      AttemptOutcome outcome,
      RetryDecision.RetryAfter after,
      Instant now) {
    return runnable(active, outcome, retry(active.standing(), after, now), now);
  }

  static Execution.Runnable retry(Standing standing, RetryDecision.RetryAfter after, Instant now) {
    return new Execution.Runnable(
        standing.spending(standing.spent().oneMoreRetry()),
        now.plus(after.delay()),
        Origin.RETRY,
        DelayCause.SCHEDULE);
  }

  private static Decision terminal(
      Execution.Active active,
      Standing standing,
      AttemptOutcome outcome,
      Ending ending,
      Instant now) {
    Sequel sequel = new Sequel.Ended(ending.outcome());
    return new Decision.AttemptEnded(
        new Execution.Terminal(standing, ending, now), AttemptEnd.of(active, outcome, sequel, now));
  }
}
