package dev.weft.adapter.postgres.type;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** The key of an execution. */
public record IdRow(short partitionKey, UUID executionId) {

  public ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
