package dev.weft.adapter.postgres.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.FlowSummaries.DueFlow;
import java.util.UUID;

/** A flow that is due to be projected. */
public record DueFlowRow(UUID flowId, int nodeCount) {

  DueFlow toDomain() {
    return new DueFlow(new FlowId(flowId), nodeCount);
  }
}
