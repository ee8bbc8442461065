package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.EdgeRow;
import dev.weft.domain.dispatch.replay.JoinEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** An applied edge into a group that a replay may touch. */
public record ScopeEdgeRow(
    short partitionKey, UUID edgeId, UUID upstreamId, UUID downstreamId, Short outcome) {

  JoinEdge toDomain() {
    Partition partition = new Partition(partitionKey);
    return new JoinEdge(
        new EdgeId(edgeId),
        new ExecutionId(partition, upstreamId),
        new ExecutionId(partition, downstreamId),
        EdgeRow.resolution(outcome));
  }
}
