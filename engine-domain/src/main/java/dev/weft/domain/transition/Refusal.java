package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Phase;
import java.time.Instant;

/** Why a command had no effect. */
public sealed interface Refusal {

  record NotFound() implements Refusal {}

  /** The execution has ended; the outcome says how. */
  record NotActive(Outcome outcome) implements Refusal {}

  /** Another lease, epoch or attempt holds the execution by now. */
  record LeaseLost(LossCause cause) implements Refusal {}

  /** The lease's end has passed on the store's clock, though nobody released it yet. */
  record LeaseExpired() implements Refusal {}

  /** This lease ended the attempt before, in another way. */
  record Conflict(AttemptEnd first) implements Refusal {}

  /** The command does not apply in the phase the execution is in. */
  record WrongPhase(Phase phase) implements Refusal {}

  record NotDue(Instant at) implements Refusal {}

  /** Its deadline has passed; the sweep will expire it. */
  record DeadlinePassed() implements Refusal {}

  record ReplaysSpent(int replays) implements Refusal {}
}
