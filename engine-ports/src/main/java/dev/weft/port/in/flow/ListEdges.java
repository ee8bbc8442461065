package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import java.util.List;

/**
 * Lists the edges of a member in one direction, by id; empty when the flow or the member is
 * unknown. Next: {@link DescribeEdge}.
 */
public interface ListEdges {

  List<EdgeView> list(FlowId flow, ExecutionId member, EdgeDirection direction);
}
