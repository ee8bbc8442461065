package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.stream.StreamKey;
import java.util.UUID;

/** An execution that was moved, with its lane, or a stream that was closed with its attempt. */
public record MovedRow(short partitionKey, UUID executionId, String lane, Integer closedAttempt) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  boolean isStream() {
    return closedAttempt != null;
  }

  StreamKey stream() {
    return new StreamKey(id(), closedAttempt);
  }
}
