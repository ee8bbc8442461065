package dev.weft.domain.transition;

import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import java.time.Instant;

/** The engine's own moves: claim, and what a join or a flow decides about its member. */
final class ScheduleMoves {

  private ScheduleMoves() {}

  static Decision decide(Execution current, ExecutionCommand.Scheduling command, Instant now) {
    return switch (command) {
      case ExecutionCommand.Claim claim ->
          current instanceof Execution.Runnable runnable
              ? claimed(runnable, claim, now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.Unblock unblock ->
          current instanceof Execution.Blocked blocked
              ? unblocked(blocked, now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.Skip skip ->
          current instanceof Execution.Blocked
              ? Endings.ended(current, new Ending.Skipped(), now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.WithdrawRetries withdraw ->
          current instanceof Execution.Active active
              ? retriesWithdrawn(active)
              : WrongPhase.refuse(current);
      case ExecutionCommand.Reopen reopen ->
          current instanceof Execution.Terminal terminal
              ? reopened(terminal, now)
              : WrongPhase.refuse(current);
    };
  }

  /** An execution past its deadline is left to the sweep. */
  private static Decision claimed(
      Execution.Runnable runnable, ExecutionCommand.Claim claim, Instant now) {
    if (!runnable.dueAt(now)) {
      return Decision.refused(new Refusal.NotDue(runnable.runAt()));
    }
    if (runnable.standing().deadline().passedAt(now)) {
      return Decision.refused(new Refusal.DeadlinePassed());
    }
    return new Decision.Moved(
        new Execution.Active(
            runnable.standing().attemptOpened(),
            new Lease(claim.lease(), claim.worker(), claim.ttl().from(now)),
            runnable.origin(),
            now));
  }

  private static Decision unblocked(Execution.Blocked blocked, Instant now) {
    Instant runAt = blocked.runAt().isAfter(now) ? blocked.runAt() : now;
    Origin origin = blocked.standing().generation() == 0 ? Origin.FRESH : Origin.REPLAY;
    return new Decision.Moved(
        new Execution.Runnable(blocked.standing(), runAt, origin, DelayCause.SCHEDULE));
  }

  private static Decision retriesWithdrawn(Execution.Active active) {
    Standing standing = active.standing();
    return new Decision.Moved(
        new Execution.Active(
            standing.within(standing.limits().withoutRetries()),
            active.lease(),
            active.origin(),
            active.startedAt()));
  }

  /** Back to waiting in a new generation, because an ancestor runs again. */
  private static Decision reopened(Execution.Terminal terminal, Instant now) {
    if (terminal.outcome() != Outcome.SKIPPED) {
      return WrongPhase.refuse(terminal);
    }
    Standing standing = terminal.standing();
    Deadline deadline = standing.deadline().orAsked(Deadline.NEVER, now);
    return new Decision.Moved(new Execution.Blocked(standing.reborn(deadline), now));
  }
}
