package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.dispatch.ResolvedEdge;
import java.util.List;
import java.util.UUID;

/** Outcomes of edges as one array per column. */
public record ResolutionColumns(
    Short[] partitions, UUID[] upstreams, UUID[] children, Short[] outcomes) {

  public static ResolutionColumns of(List<ResolvedEdge> resolved) {
    return new ResolutionColumns(
        Column.partitions(resolved, ResolvedEdge::child),
        Column.executions(resolved, ResolvedEdge::upstream),
        Column.executions(resolved, ResolvedEdge::child),
        Column.shorts(resolved, edge -> Code.EDGE_OUTCOME.of(edge.outcome())));
  }
}
