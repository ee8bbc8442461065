package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import java.util.UUID;

/** A decided group that gives up upstreams it still has. */
public record RelievedRow(short partitionKey, UUID flowId, UUID downstreamId) {

  RelievedGroup toDomain() {
    return new RelievedGroup(
        new FlowId(flowId), new ExecutionId(new Partition(partitionKey), downstreamId));
  }
}
