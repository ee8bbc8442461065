package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.UUID;

/** One row of {@code weft.attempt}: an attempt after which the execution ran again. */
public record AttemptRow(
    short partitionKey,
    UUID executionId,
    int attemptIndex,
    int generation,
    long leaseEpoch,
    UUID leaseId,
    short origin,
    short outcome,
    Short failureClass,
    Short cause,
    long startedAt,
    long endedAt,
    long runAgainAt,
    String workerId,
    String workerInstanceId,
    String reason,
    String endedBy) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  AttemptEnd toDomain() {
    StoredOutcome stored = new StoredOutcome(outcome, failureClass, cause, reason, endedBy);
    return new AttemptEnd(
        id(),
        attemptIndex,
        generation,
        leaseEpoch,
        new LeaseId(leaseId),
        new Worker(workerId, workerInstanceId),
        Code.ORIGIN.at(origin),
        Instant.ofEpochMilli(startedAt),
        Instant.ofEpochMilli(endedAt),
        stored.toDomain(),
        new Sequel.RunsAgain(Instant.ofEpochMilli(runAgainAt)));
  }
}
