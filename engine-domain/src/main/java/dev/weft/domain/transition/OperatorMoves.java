package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Standing;
import java.time.Instant;

/** What an operator may do: cancel, revoke, change the priority, replay. */
final class OperatorMoves {

  static final int MOST_REPLAYS = 10;

  private OperatorMoves() {}

  static Decision decide(Execution current, ExecutionCommand.Operating command, Instant now) {
    return switch (command) {
      case ExecutionCommand.Cancel cancel -> cancelled(current, cancel, now);
      case ExecutionCommand.Revoke revoke ->
          current instanceof Execution.Active active
              ? revoked(active, revoke, now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.Reprioritize change -> reprioritized(current, change.priority());
      case ExecutionCommand.Replay replay ->
          current instanceof Execution.Terminal terminal
              ? replayed(terminal, replay.deadline(), now)
              : WrongPhase.refuse(current);
    };
  }

  private static Decision cancelled(
      Execution current, ExecutionCommand.Cancel cancel, Instant now) {
    if (current instanceof Execution.Terminal terminal && terminal.outcome() == Outcome.CANCELLED) {
      return new Decision.Unchanged(terminal);
    }
    return Endings.endedByOther(
        current,
        new AttemptOutcome.Cancelled(cancel.reason(), cancel.by()),
        new Ending.Cancelled(cancel.reason(), cancel.by()),
        now);
  }

  private static Decision revoked(
      Execution.Active active, ExecutionCommand.Revoke revoke, Instant now) {
    return AttemptEnds.runnable(
        active,
        new AttemptOutcome.Revoked(revoke.reason(), revoke.by()),
        new Execution.Runnable(
            active.standing().epochRaised(), now, Origin.RESUMED, DelayCause.SCHEDULE),
        now);
  }

  private static Decision reprioritized(Execution current, Priority priority) {
    Standing standing = current.standing().at(priority);
    return switch (current) {
      case Execution.Blocked blocked ->
          new Decision.Moved(new Execution.Blocked(standing, blocked.runAt()));
      case Execution.Runnable runnable ->
          new Decision.Moved(
              new Execution.Runnable(
                  standing, runnable.runAt(), runnable.origin(), runnable.cause()));
      case Execution.Active active ->
          new Decision.Moved(
              new Execution.Active(standing, active.lease(), active.origin(), active.startedAt()));
      case Execution.Suspended suspended -> new Decision.Moved(new Execution.Suspended(standing));
      case Execution.Terminal terminal ->
          Decision.refused(new Refusal.NotActive(terminal.outcome()));
    };
  }

  /** Runnable at once: the operator overrules the join. */
  private static Decision replayed(Execution.Terminal terminal, Deadline asked, Instant now) {
    Standing standing = terminal.standing();
    if (standing.generation() >= MOST_REPLAYS) {
      return Decision.refused(new Refusal.ReplaysSpent(standing.generation()));
    }
    return new Decision.Moved(
        new Execution.Runnable(
            standing.reborn(standing.deadline().orAsked(asked, now)),
            now,
            Origin.REPLAY,
            DelayCause.SCHEDULE));
  }
}
