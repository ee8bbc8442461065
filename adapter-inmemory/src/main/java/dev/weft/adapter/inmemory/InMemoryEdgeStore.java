package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.out.flow.EdgeStore;
import java.util.List;
import java.util.Optional;

/** Edges in maps. */
record InMemoryEdgeStore(EngineState state, Journal journal, StoreClock clock)
    implements EdgeStore {

  @Override
  public void insert(FlowId flow, String by, List<StoredEdge> edges) {
    edges.forEach(edge -> state.edges.insert(new EdgeRow(flow, edge, clock.now(), by), journal));
  }

  @Override
  public Optional<StoredEdge> find(FlowId flow, EdgeId edge) {
    return state.edges.find(new EdgeName(flow, edge)).map(EdgeRow::edge);
  }

  @Override
  public void apply(FlowId flow, List<EdgeId> edges) {
    edges.forEach(id -> state.edges.put(row(flow, id).applied(), journal));
  }

  @Override
  public void resolve(List<ResolvedEdge> edges) {
    for (ResolvedEdge edge : edges) {
      FlowId flow = state.groups.rows.get(edge.child()).flow();
      EdgeResolution resolution = new EdgeResolution.Resolved(edge.outcome());
      state.edges.put(row(flow, edge.id()).with(resolution), journal);
    }
  }

  @Override
  public void reopen(FlowId flow, List<EdgeId> edges) {
    EdgeResolution waiting = new EdgeResolution.Unresolved();
    edges.forEach(id -> state.edges.put(row(flow, id).with(waiting), journal));
  }

  private EdgeRow row(FlowId flow, EdgeId id) {
    return state.edges.find(new EdgeName(flow, id)).orElseThrow();
  }
}
