package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import java.time.Instant;

/** Ends an execution from any phase that is not terminal; raises the epoch (I9). */
final class Endings {

  private Endings() {}

  static Decision endedByOther(
      Execution current, AttemptOutcome outcome, Ending ending, Instant now) {
    return switch (current) {
      case Execution.Active active -> AttemptEnds.terminalByOther(active, outcome, ending, now);
      case Execution.Blocked blocked -> ended(current, ending, now);
      case Execution.Runnable runnable -> ended(current, ending, now);
      case Execution.Suspended suspended -> ended(current, ending, now);
      case Execution.Terminal terminal ->
          Decision.refused(new Refusal.NotActive(terminal.outcome()));
    };
  }

  static Decision ended(Execution current, Ending ending, Instant now) {
    return new Decision.Moved(
        new Execution.Terminal(current.standing().epochRaised(), ending, now));
  }
}
