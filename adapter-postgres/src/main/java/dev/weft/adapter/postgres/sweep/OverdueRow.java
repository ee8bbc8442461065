package dev.weft.adapter.postgres.sweep;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** The key of an overdue row. */
public record OverdueRow(short partitionKey, UUID executionId) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
