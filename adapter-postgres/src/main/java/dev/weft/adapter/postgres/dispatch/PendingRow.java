package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** An event by name. */
public record PendingRow(short partitionKey, UUID executionId, int generation, int tries) {

  PendingEvent toDomain() {
    return new PendingEvent(
        new ExecutionId(new Partition(partitionKey), executionId), generation, tries);
  }
}
