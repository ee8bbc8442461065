package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.StoredEdge;
import java.time.Instant;

/** One edge, and who named it when. */
record EdgeRow(FlowId flow, StoredEdge edge, Instant createdAt, String createdBy) {

  EdgeName name() {
    return new EdgeName(flow, edge.id());
  }

  /** Whether it counts and its upstream's end has not been told to it. */
  boolean isOpen() {
    return edge.applied() && edge.resolution() instanceof EdgeResolution.Unresolved;
  }

  EdgeRow applied() {
    return with(edge.resolution());
  }

  EdgeRow with(EdgeResolution resolution) {
    StoredEdge next =
        new StoredEdge(edge.id(), edge.upstream(), edge.child(), edge.ref(), true, resolution);
    return new EdgeRow(flow, next, createdAt, createdBy);
  }

  EdgeView view() {
    return new EdgeView(flow, edge, createdAt, createdBy);
  }
}
