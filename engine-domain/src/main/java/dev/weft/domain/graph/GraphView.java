package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.GraphRevision;
import java.util.List;

/** A flow made for drawing: nodes by execution id, edges by edge id, groups by child. */
public record GraphView(
    FlowId flow,
    GraphRevision revision,
    List<NodeView> nodes,
    List<StoredEdge> edges,
    List<EdgeGroup> groups) {

  public GraphView {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    groups = List.copyOf(groups);
  }
}
