package dev.weft.port.in.execution;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.transition.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * Gives executions another priority, in any phase but the last. One transaction per 500 executions.
 *
 * <p>Counts for the next claim; a repeat changes nothing more. Next: {@link ClaimExecutions}.
 */
public interface ChangePriority {

  /** Answers in the order of the ids. */
  List<Answer> change(Command command);

  record Command(List<ExecutionId> executions, Priority priority, Asker asker) {
    public Command {
      executions = List.copyOf(executions);
      Objects.requireNonNull(priority, "priority");
      Objects.requireNonNull(asker, "asker");
    }

    public Command(List<ExecutionId> executions, Priority priority) {
      this(executions, priority, Asker.ANYBODY);
    }
  }

  sealed interface Answer {

    ExecutionId execution();

    record Changed(ExecutionId execution, Priority priority) implements Answer {}

    /** Nothing was written. */
    record Refused(ExecutionId execution, Refusal why) implements Answer {}
  }
}
