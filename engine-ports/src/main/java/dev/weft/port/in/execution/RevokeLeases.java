package dev.weft.port.in.execution;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * Takes executions away from their holders; they are runnable at once and nothing is spent. One
 * transaction per 500 executions.
 *
 * <p>The holder is fenced out by the raised epoch (I16) and learns it at its next call. Asking
 * again when the outcome is unknown may hit the next holder: read the attempts first. Next: {@link
 * ClaimExecutions}.
 */
public interface RevokeLeases {

  /** Answers in the order of the ids. */
  List<Answer> revoke(Command command);

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

    record Revoked(ExecutionId execution) implements Answer {}

    /** Nothing was written: there was no lease to take. */
    record Refused(ExecutionId execution, Refusal why) implements Answer {}
  }
}
