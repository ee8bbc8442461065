package dev.weft.port.in.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.GraphView;
import java.util.Optional;

/**
 * Shows the graph of a flow for drawing: nodes with their states, edges, groups with their counts;
 * empty when the flow is unknown. Next: {@link ReadFlowSummary}.
 */
public interface DescribeGraph {

  Optional<GraphView> describe(FlowId id);
}
