package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import java.util.List;
import java.util.Map;

/**
 * The whole graph of one flow, as a graph call reads it under the flow's lock.
 *
 * @param edges staged, applied and resolved ones alike
 * @param groups by child; a member without a group has nothing to wait for
 * @param ended the members that are terminal now, and how
 */
public record StoredGraph(
    List<Member> members,
    List<StoredEdge> edges,
    Map<ExecutionId, EdgeGroup> groups,
    Map<ExecutionId, Outcome> ended) {

  public StoredGraph {
    members = List.copyOf(members);
    edges = List.copyOf(edges);
    groups = Map.copyOf(groups);
    ended = Map.copyOf(ended);
  }
}
