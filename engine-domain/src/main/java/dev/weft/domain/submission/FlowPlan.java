package dev.weft.domain.submission;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.definition.FlowDefinition;
import java.util.List;

/**
 * Everything a definition stores, with ids: one transaction writes it all or nothing (I11).
 *
 * <p>Groups are sealed and hold their totals; a node without edges has none. The upstreams of a
 * group that is decided from birth are put to the loser rule like those of any other.
 */
public record FlowPlan<W>(
    List<PlannedExecution<W>> executions, List<PlannedEdge> edges, List<EdgeGroup> groups) {

  public FlowPlan {
    executions = List.copyOf(executions);
    edges = List.copyOf(edges);
    groups = List.copyOf(groups);
  }

  public static <W> FlowPlan<W> of(
      FlowDefinition<W> definition, PlacedMembers placed, FreshIds ids) {
    return new FlowPlanner<>(definition, placed, ids).plan();
  }

  /** Children whose groups are decided already. */
  public List<ExecutionId> relieved() {
    return groups.stream().filter(EdgeGroup::isDecided).map(EdgeGroup::child).toList();
  }
}
