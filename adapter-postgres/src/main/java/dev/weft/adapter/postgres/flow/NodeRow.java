package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** One member as a drawing shows it; the statement says its state in words. */
public record NodeRow(
    short partitionKey, UUID executionId, String nodeKey, String kind, String lane, String state) {

  NodeView toDomain() {
    return new NodeView(
        new ExecutionId(new Partition(partitionKey), executionId),
        new NodeKey(nodeKey),
        new Kind(kind),
        new Lane(lane),
        PublicState.parse(state));
  }
}
