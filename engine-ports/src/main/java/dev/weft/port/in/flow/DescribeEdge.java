package dev.weft.port.in.flow;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeView;
import java.util.Optional;

/** Tells everything about one edge, empty when it is unknown. Next: {@link DescribeGraph}. */
public interface DescribeEdge {

  Optional<EdgeView> describe(FlowId flow, EdgeId edge);
}
