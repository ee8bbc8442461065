package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.submission.ExecutionSummary;
import java.time.Instant;
import java.util.UUID;

/** One execution in a list; the statement says its public state in words. */
public record SummaryRow(
    short partitionKey,
    UUID executionId,
    UUID flowId,
    String namespace,
    String lane,
    String kind,
    String state,
    int generation,
    short priority,
    long createdAt) {

  ExecutionSummary toDomain() {
    return new ExecutionSummary(
        new ExecutionId(new Partition(partitionKey), executionId),
        flowId == null ? Membership.ALONE : new Membership.MemberOf(new FlowId(flowId)),
        new Namespace(namespace),
        new Lane(lane),
        new Kind(kind),
        PublicState.parse(state),
        generation,
        new Priority(priority),
        Instant.ofEpochMilli(createdAt));
  }
}
