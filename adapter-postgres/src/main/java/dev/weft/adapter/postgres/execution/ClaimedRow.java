package dev.weft.adapter.postgres.execution;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.Kind;
import dev.weft.port.out.execution.ClaimedExecution;
import java.util.UUID;

/** A row of {@code weft.live} as the claim left it, with the payload. */
public record ClaimedRow(
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
    Long attemptTimeout,
    Integer maxRetries,
    Long retryInitial,
    Double retryMultiplier,
    Long retryCap,
    Double retryJitter,
    Integer maxReclaims,
    String kind,
    UUID flowId,
    String contentType,
    byte[] payload) {

  ClaimedExecution toDomain() {
    return new ClaimedExecution(
        live().active(),
        flowId == null ? Membership.ALONE : new Membership.MemberOf(new FlowId(flowId)),
        new Kind(kind),
        new Content(Bytes.of(payload), new ContentType(contentType)));
  }

  private LiveRow live() {
    return new LiveRow(
        startedAt,
        partitionKey,
        executionId,
        phase,
        priority,
        origin,
        cause,
        runAt,
        epoch,
        generation,
        nextAttempt,
        retries,
        reclaims,
        leaseId,
        leaseUntil,
        startedAt,
        workerId,
        workerInstanceId,
        deadlineAt,
        attemptTimeout,
        maxRetries,
        retryInitial,
        retryMultiplier,
        retryCap,
        retryJitter,
        maxReclaims);
  }
}
