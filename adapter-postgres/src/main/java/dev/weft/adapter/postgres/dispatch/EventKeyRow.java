package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** The name of an event whose flow was locked. */
public record EventKeyRow(short partitionKey, UUID executionId, int generation) {

  EventKeys.Key key() {
    return new EventKeys.Key(new ExecutionId(new Partition(partitionKey), executionId), generation);
  }
}
