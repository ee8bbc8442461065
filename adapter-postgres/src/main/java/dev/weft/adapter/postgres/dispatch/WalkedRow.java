package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** An upstream of an unresolved edge; stranded when it has ended and no event says so. */
public record WalkedRow(short partitionKey, UUID executionId, boolean stranded) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
