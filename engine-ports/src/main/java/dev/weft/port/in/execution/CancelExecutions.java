package dev.weft.port.in.execution;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * Ends executions from any phase by an operator's will. One transaction per 500 executions.
 *
 * <p>Once it has committed no earlier lease can change the execution (I9). What is already
 * cancelled answers the same again and keeps its first reason, so an unknown outcome is asked
 * again; what ended otherwise is refused. Next: {@link ReplayExecution}.
 */
public interface CancelExecutions {

  /** Answers in the order of the ids. */
  List<Answer> cancel(Command command);

  record Command(List<ExecutionId> executions, Asker asker) {
    public Command {
      executions = List.copyOf(executions);
      Objects.requireNonNull(asker, "asker");
    }

    public Command(List<ExecutionId> executions, String reason, String by) {
      this(executions, Asker.inside(by, reason));
    }
  }

  sealed interface Answer {

    ExecutionId execution();

    record Cancelled(ExecutionId execution) implements Answer {}

    /** Nothing was written. */
    record Refused(ExecutionId execution, Refusal why) implements Answer {}
  }
}
