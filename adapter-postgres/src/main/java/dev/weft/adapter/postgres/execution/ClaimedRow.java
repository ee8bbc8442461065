package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.name.Kind;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.execution.ClaimedExecution;
import java.time.Instant;
import java.util.UUID;

/** What a claimed row tells beyond the request: the lease's id and worker are the caller's own. */
public record ClaimedRow(
    short partitionKey,
    UUID executionId,
    short priority,
    short origin,
    long epoch,
    int generation,
    int nextAttempt,
    int retries,
    int reclaims,
    long startedAt,
    Long deadlineAt,
    Double[] limits,
    String kind,
    UUID flowId,
    long runAt,
    String contentType,
    byte[] payload) {

  /** The order in which claims are granted, as the statement picks them. */
  static int inTheOrderOfClaims(ClaimedRow one, ClaimedRow other) {
    int byPriority = Short.compare(other.priority, one.priority);
    int byTime = byPriority != 0 ? byPriority : Long.compare(one.runAt, other.runAt);
    return byTime != 0 ? byTime : one.id().compareTo(other.id());
  }

  ClaimedExecution toDomain(ClaimRequest request, LeaseId lease) {
    Instant now = Instant.ofEpochMilli(startedAt);
    return new ClaimedExecution(
        new Execution.Active(
            standing(),
            new Lease(lease, request.worker(), request.ttl().from(now)),
            Code.ORIGIN.at(origin),
            now),
        flowId == null ? Membership.ALONE : new Membership.MemberOf(new FlowId(flowId)),
        new Kind(kind),
        new Content(Bytes.of(payload), new ContentType(contentType)));
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

  private ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
