package dev.weft.adapter.postgres.event;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.UUID;

/** One event of any sort; columns that its kind does not have are null. */
public record FeedRow(
    long tx,
    short kind,
    short partitionKey,
    UUID executionId,
    Integer generation,
    Integer attemptIndex,
    Long epoch,
    Short ending,
    UUID flowId,
    String namespace,
    String instanceTagKey,
    String instanceTagValue,
    long at) {

  EngineEvent toDomain() {
    EventKind what = Code.EVENT.at(kind);
    return switch (what) {
      case COMPLETION -> completed();
      case LEASE_EXPIRED, LEASE_REVOKED -> lost(what);
      case FLOW_COMPLETED, FLOW_FAILED, FLOW_CANCELLED ->
          new EngineEvent.FlowEnded(
              what, new FlowId(flowId), new Namespace(namespace), Instant.ofEpochMilli(at));
    };
  }

  private EngineEvent completed() {
    return new EngineEvent.Completed(
        execution(),
        generation,
        epoch,
        Code.ENDING.at(ending),
        membership(),
        new Namespace(namespace),
        tag(),
        Instant.ofEpochMilli(at));
  }

  private EngineEvent lost(EventKind how) {
    return new EngineEvent.LeaseLost(
        how,
        execution(),
        generation,
        attemptIndex,
        epoch,
        membership(),
        new Namespace(namespace),
        tag(),
        Instant.ofEpochMilli(at));
  }

  private ExecutionId execution() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  private Membership membership() {
    return flowId == null ? Membership.ALONE : new Membership.MemberOf(new FlowId(flowId));
  }

  private InstanceTag tag() {
    return instanceTagKey == null
        ? InstanceTag.NONE
        : new InstanceTag(instanceTagKey, instanceTagValue);
  }
}
