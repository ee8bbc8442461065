package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.StoredEdge;
import java.util.List;
import java.util.UUID;

/** New edges of one flow as one array per column. */
public record EdgeColumns(
    short partition,
    UUID flow,
    String by,
    UUID[] edges,
    UUID[] upstreams,
    UUID[] downstreams,
    Boolean[] applied,
    Short[] outcomes,
    String[] refs) {

  static EdgeColumns of(FlowId flow, String by, List<StoredEdge> edges) {
    return new EdgeColumns(
        FlowIds.partition(flow),
        flow.value(),
        by,
        Column.uuids(edges, edge -> edge.id().value()),
        Column.executions(edges, StoredEdge::upstream),
        Column.executions(edges, StoredEdge::child),
        Column.booleans(edges, StoredEdge::applied),
        Column.shorts(edges, edge -> outcome(edge.resolution())),
        Column.texts(edges, edge -> label(edge.ref())));
  }

  private static Short outcome(EdgeResolution resolution) {
    return switch (resolution) {
      case EdgeResolution.Unresolved unresolved -> null;
      case EdgeResolution.Resolved resolved -> Code.EDGE_OUTCOME.of(resolved.outcome());
    };
  }

  private static String label(DataPassingRef ref) {
    return ref.isPresent() ? ref.label() : null;
  }
}
