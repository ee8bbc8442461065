package dev.weft.domain.submission;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import java.util.Objects;
import java.util.function.Supplier;

/** Where a plan takes the ids of new members and edges from; every id is drawn once. */
public record FreshIds(Supplier<ExecutionId> executions, Supplier<EdgeId> edges) {

  public FreshIds {
    Objects.requireNonNull(executions, "executions");
    Objects.requireNonNull(edges, "edges");
  }
}
