package dev.weft.port.in.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.FlowView;
import java.util.Optional;

/** Tells everything about one flow, empty when it is unknown. Next: {@link DescribeGraph}. */
public interface DescribeFlow {

  Optional<FlowView> describe(FlowId id);
}
