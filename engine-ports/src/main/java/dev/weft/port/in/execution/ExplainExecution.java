package dev.weft.port.in.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.explain.Reason;
import java.util.List;
import java.util.Optional;

/**
 * Tells why an execution is in the state it is in; empty when it is unknown. One transaction.
 *
 * <p>At least one cause is always named (I10). Next: {@link ListAttempts}.
 */
public interface ExplainExecution {

  Optional<Explained> explain(ExecutionId id);

  record Explained(ExecutionId execution, PublicState state, List<Reason> reasons) {
    public Explained {
      reasons = List.copyOf(reasons);
    }
  }
}
