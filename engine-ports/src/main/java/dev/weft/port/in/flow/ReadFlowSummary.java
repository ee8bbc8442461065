package dev.weft.port.in.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import java.util.Optional;

/**
 * Reads the members of a flow counted by state, as last projected; empty for an unknown flow and
 * for one that has no members or was not projected yet. Next: {@link DescribeFlow}.
 */
public interface ReadFlowSummary {

  Optional<FlowSummary> read(FlowId id);
}
