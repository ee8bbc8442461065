package dev.weft.port.in.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.transition.Refusal;
import java.time.Instant;

/** What became of one attempt that its holder ended. */
public sealed interface Settlement {

  ExecutionId execution();

  /** The execution is terminal. */
  record Ended(ExecutionId execution, Outcome outcome) implements Settlement {}

  /** The execution runs again, not before this time. */
  record RunsAgain(ExecutionId execution, Instant runAt) implements Settlement {}

  /** Nothing was written. */
  record Refused(ExecutionId execution, Refusal why) implements Settlement {}
}
