package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** The key of a live row that a move found. */
public record MovedRow(short partitionKey, UUID executionId) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
