package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.out.flow.EdgeStore;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Edges of flows that this session has locked. */
public record PostgresEdgeStore(EdgeMapper mapper) implements EdgeStore {

  @Override
  public void insert(FlowId flow, String by, List<StoredEdge> edges) {
    Chunks.of(edges).forEach(some -> mapper.insertEdges(EdgeColumns.of(flow, by, some)));
  }

  @Override
  public Optional<StoredEdge> find(FlowId flow, EdgeId edge) {
    return Optional.ofNullable(mapper.findEdge(FlowIds.partition(flow), flow.value(), edge.value()))
        .map(EdgeRow::toDomain);
  }

  @Override
  public void apply(FlowId flow, List<EdgeId> edges) {
    if (!edges.isEmpty()) {
      mapper.applyEdges(FlowIds.partition(flow), flow.value(), ids(edges));
    }
  }

  @Override
  public void resolve(List<ResolvedEdge> edges) {
    if (!edges.isEmpty()) {
      Written.all(edges.size(), mapper.resolveEdges(ResolutionColumns.of(edges)), "edges");
    }
  }

  @Override
  public void reopen(FlowId flow, List<EdgeId> edges) {
    if (!edges.isEmpty()) {
      int reopened = mapper.reopenEdges(FlowIds.partition(flow), flow.value(), ids(edges));
      Written.all(edges.size(), reopened, "edges");
    }
  }

  private static UUID[] ids(List<EdgeId> edges) {
    return Column.uuids(edges, EdgeId::value);
  }
}
