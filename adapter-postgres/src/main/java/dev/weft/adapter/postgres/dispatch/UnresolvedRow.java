package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** An applied edge that has not heard of its upstream's end. */
public record UnresolvedRow(short partitionKey, UUID edgeId, UUID upstreamId, UUID downstreamId) {

  UnresolvedEdge toDomain() {
    Partition partition = new Partition(partitionKey);
    return new UnresolvedEdge(
        new EdgeId(edgeId),
        new ExecutionId(partition, upstreamId),
        new ExecutionId(partition, downstreamId));
  }
}
