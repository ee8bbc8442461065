package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.UUID;

/** The upstream of an unresolved edge: running, or ended since a time and not dispatched. */
public record WaitRow(short partitionKey, UUID upstreamId, Long endedAt, String error) {

  ExecutionId upstream() {
    return new ExecutionId(new Partition(partitionKey), upstreamId);
  }

  boolean hasEnded() {
    return endedAt != null;
  }

  Reason.DispatchPending pending() {
    return new Reason.DispatchPending(Instant.ofEpochMilli(endedAt), error == null ? "" : error);
  }
}
