package dev.weft.domain.transition;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Phase;

/** The answer to a command that does not apply where the execution stands. */
final class WrongPhase {

  private WrongPhase() {}

  static Decision refuse(Execution current) {
    return Decision.refused(
        current instanceof Execution.Terminal terminal
            ? new Refusal.NotActive(terminal.outcome())
            : new Refusal.WrongPhase(Phase.of(current)));
  }
}
