package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.UUID;

/** One row of {@code weft.completion}, with the limits of its execution. */
public record CompletionRow(
    short partitionKey,
    UUID executionId,
    int generation,
    short ending,
    short priority,
    Short attemptOutcome,
    Short failureClass,
    Short origin,
    long occurredAt,
    long epoch,
    long leaseEpoch,
    int nextAttempt,
    int retries,
    int reclaims,
    Long startedAt,
    UUID leaseId,
    String workerId,
    String workerInstanceId,
    Long deadlineAt,
    String reason,
    String endedBy,
    Integer maxRetries,
    Long retryInitial,
    Double retryMultiplier,
    Long retryCap,
    Double retryJitter,
    Integer maxReclaims,
    Long attemptTimeout) {

  ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  Execution.Terminal toDomain() {
    return new Execution.Terminal(
        standing(), storedEnding().toDomain(), Instant.ofEpochMilli(occurredAt));
  }

  /** The attempt whose end was also the end of the execution, if one was running. */
  PastAttempt lastAttempt() {
    return attemptOutcome == null ? PastAttempt.NOT_ENDED : new PastAttempt.Ended(attemptEnd());
  }

  private AttemptEnd attemptEnd() {
    StoredOutcome outcome = new StoredOutcome(attemptOutcome, failureClass, null, reason, endedBy);
    return new AttemptEnd(
        id(),
        nextAttempt - 1,
        generation,
        leaseEpoch,
        new LeaseId(leaseId),
        new Worker(workerId, workerInstanceId),
        Code.ORIGIN.at(origin),
        Instant.ofEpochMilli(startedAt),
        Instant.ofEpochMilli(occurredAt),
        outcome.toDomain(),
        new Sequel.Ended(storedEnding().toDomain().outcome()));
  }

  private StoredEnding storedEnding() {
    return new StoredEnding(ending, failureClass, reason, endedBy);
  }

  private Standing standing() {
    return new Standing(
        id(),
        generation,
        epoch,
        nextAttempt,
        new Priority(priority),
        StoredTimes.deadline(deadlineAt),
        limits().toDomain(),
        new Spent(retries, reclaims));
  }

  private StoredLimits limits() {
    return new StoredLimits(
        maxRetries,
        retryInitial,
        retryMultiplier,
        retryCap,
        retryJitter,
        maxReclaims,
        attemptTimeout);
  }
}
