package dev.weft.port.out.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import java.util.List;
import java.util.Optional;

/** Reads of flows for people and tests. Nothing is locked; what is answered is a copy. */
public interface FlowReads {

  /** The row alone. */
  Optional<Flow> find(FlowId id);

  /** With its members counted at the store's now, and its groups by child. */
  Optional<FlowView> findView(FlowId id);

  /**
   * Up to {@code max} flows behind the cursor that pass the filter, in {@link FlowCursor#ORDER}.
   */
  List<FlowEntry> list(FlowFilter filter, FlowCursor cursor, int max);

  /** The member's edges in one direction, by id; empty when it is no member of the flow. */
  List<EdgeView> listEdges(FlowId flow, ExecutionId member, EdgeDirection direction);

  Optional<EdgeView> findEdge(FlowId flow, EdgeId edge);

  Optional<GraphView> findGraph(FlowId id);
}
