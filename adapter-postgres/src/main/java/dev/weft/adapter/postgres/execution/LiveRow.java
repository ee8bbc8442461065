package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** One row of {@code weft.live}, with the store's time at which it was read. */
public record LiveRow(
    long now,
    short partitionKey,
    UUID executionId,
    short phase,
    short priority,
    short origin,
    short cause,
    long runAt,
    long epoch,
    int generation,
    int nextAttempt,
    int retries,
    int reclaims,
    UUID leaseId,
    Long leaseUntil,
    Long startedAt,
    String workerId,
    String workerInstanceId,
    Long deadlineAt,
    Double[] limits) {

  static Map<ExecutionId, Execution> byId(List<LiveRow> rows) {
    Map<ExecutionId, Execution> found = HashMap.newHashMap(rows.size());
    for (LiveRow row : rows) {
      Execution execution = row.toDomain();
      found.put(execution.id(), execution);
    }
    return found;
  }

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  Execution toDomain() {
    Instant due = Instant.ofEpochMilli(runAt);
    return switch (Code.PHASE.at(phase)) {
      case BLOCKED -> new Execution.Blocked(standing(), due);
      case RUNNABLE ->
          new Execution.Runnable(standing(), due, Code.ORIGIN.at(origin), Code.CAUSE.at(cause));
      case ACTIVE -> active();
      case SUSPENDED -> new Execution.Suspended(standing());
      case TERMINAL -> throw new IllegalStateException(id() + " is terminal among the living");
    };
  }

  Execution.Active active() {
    return new Execution.Active(
        standing(),
        new Lease(
            new LeaseId(leaseId),
            new Worker(workerId, workerInstanceId),
            Instant.ofEpochMilli(leaseUntil)),
        Code.ORIGIN.at(origin),
        Instant.ofEpochMilli(startedAt));
  }

  private Standing standing() {
    return new Standing(
        id(),
        generation,
        epoch,
        nextAttempt,
        new Priority(priority),
        StoredTimes.deadline(deadlineAt),
        StoredLimits.unpacked(limits),
        new Spent(retries, reclaims));
  }
}
