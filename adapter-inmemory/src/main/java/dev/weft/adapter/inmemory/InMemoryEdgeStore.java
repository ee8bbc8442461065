package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.out.flow.EdgeStore;
import java.util.List;
import java.util.Optional;

/** Not in memory yet. */
record InMemoryEdgeStore() implements EdgeStore {

  @Override
  public void insert(FlowId flow, String by, List<StoredEdge> edges) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Optional<StoredEdge> find(FlowId flow, EdgeId edge) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void apply(FlowId flow, List<EdgeId> edges) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void resolve(List<ResolvedEdge> edges) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void reopen(FlowId flow, List<EdgeId> edges) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
