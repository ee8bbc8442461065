package dev.weft.domain.transition;

import dev.weft.domain.execution.Execution;
import java.time.Instant;
import java.util.function.Function;

/**
 * The one place that decides what a command does to an execution.
 *
 * <p>Pure: it sees what the row lock showed and the store's time, and answers what to write. The
 * claim and renew statements decide by themselves for speed; equivalence tests pin them to this
 * table.
 */
public final class ExecutionTransitions {

  private ExecutionTransitions() {}

  public static Decision decide(Sighting seen, ExecutionCommand command, Instant now) {
    return switch (command) {
      case ExecutionCommand.Fenced fenced -> underTheLease(seen, fenced, now);
      case ExecutionCommand.Scheduling step ->
          ifFound(seen, current -> ScheduleMoves.decide(current, step, now));
      case ExecutionCommand.Sweeping sweep ->
          ifFound(seen, current -> SweepMoves.decide(current, sweep, now));
      case ExecutionCommand.Operating request ->
          ifFound(seen, current -> OperatorMoves.decide(current, request, now));
    };
  }

  private static Decision underTheLease(
      Sighting seen, ExecutionCommand.Fenced command, Instant now) {
    return switch (Fence.check(command, seen, now)) {
      case Fence.Passage.Stopped stopped -> stopped.decision();
      case Fence.Passage.Admitted admitted -> HolderMoves.decide(admitted.active(), command, now);
    };
  }

  private static Decision ifFound(Sighting seen, Function<Execution, Decision> decide) {
    return switch (seen) {
      case Sighting.Unknown unknown -> Decision.refused(new Refusal.NotFound());
      case Sighting.Found found -> decide.apply(found.execution());
    };
  }
}
