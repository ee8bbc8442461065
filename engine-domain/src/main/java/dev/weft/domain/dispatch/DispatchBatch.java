package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;
import java.util.Map;

/**
 * What was read under the locks of the flows: events, the unresolved edges of their upstreams, and
 * the joins these edges lead into, by child.
 *
 * <p>Either all unresolved edges are given, or one more than the plan may take, in their order; a
 * shorter list would mark an event too early. No edge is given twice. The join of an ended upstream
 * itself is given while it is undecided: its own upstreams may have become superfluous.
 */
public record DispatchBatch(
    List<DispatchEvent> events, List<UnresolvedEdge> edges, Map<ExecutionId, Join> joins) {

  public DispatchBatch {
    events = List.copyOf(events);
    edges = List.copyOf(edges);
    joins = Map.copyOf(joins);
  }
}
