package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.retry.RetryDecision;
import java.time.Instant;

/** What the holder of the live lease may do; reached only through the {@link Fence}. */
final class HolderMoves {

  private static final AttemptOutcome DONE = new AttemptOutcome.Succeeded();
  private static final Ending SUCCEEDED = new Ending.Succeeded();

  private HolderMoves() {}

  static Decision decide(Execution.Active active, ExecutionCommand.Fenced command, Instant now) {
    return switch (command) {
      case ExecutionCommand.Renew renew -> renewed(active, renew, now);
      case ExecutionCommand.ShowLease show -> new Decision.Unchanged(active);
      case ExecutionCommand.Complete complete -> AttemptEnds.terminal(active, DONE, SUCCEEDED, now);
      case ExecutionCommand.Fail fail -> failed(active, fail, now);
      case ExecutionCommand.Delay delay -> delayed(active, delay, now);
    };
  }

  private static Decision renewed(
      Execution.Active active, ExecutionCommand.Renew renew, Instant now) {
    return new Decision.Moved(
        new Execution.Active(
            active.standing(),
            active.lease().renewed(renew.ttl(), now),
            active.origin(),
            active.startedAt()));
  }

  private static Decision failed(Execution.Active active, ExecutionCommand.Fail fail, Instant now) {
    AttemptOutcome outcome = new AttemptOutcome.Failed(fail.failure(), fail.reason());
    if (!fail.failure().mayBeRetried()) {
      return AttemptEnds.terminal(active, outcome, endingOf(fail), now);
    }
    Standing standing = active.standing();
    return switch (standing.limits().retry().next(standing.spent().retries(), fail.u())) {
      case RetryDecision.RetryAfter after -> AttemptEnds.retried(active, outcome, after, now);
      case RetryDecision.GiveUp spent -> AttemptEnds.terminal(active, outcome, endingOf(fail), now);
    };
  }

  private static Ending endingOf(ExecutionCommand.Fail fail) {
    return fail.failure() == FailureClass.CANCELLED
        ? new Ending.Cancelled(fail.reason(), "worker")
        : new Ending.Failed(fail.failure(), fail.reason());
  }

  /** Spends nothing. A time already past means now: the past must not jump the queue. */
  private static Decision delayed(
      Execution.Active active, ExecutionCommand.Delay delay, Instant now) {
    boolean ahead = delay.until().isAfter(now);
    return AttemptEnds.runnable(
        active,
        new AttemptOutcome.Delayed(delay.cause()),
        new Execution.Runnable(
            active.standing(),
            ahead ? delay.until() : now,
            Origin.RESUMED,
            ahead ? delay.cause() : DelayCause.SCHEDULE),
        now);
  }
}
