package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Children as one array per column, with how many of their edges are known to be unresolved. */
public record JoinColumns(Short[] partitions, UUID[] executions, Integer[] unresolved) {

  static JoinColumns of(List<ExecutionId> children, List<UnresolvedEdge> unresolved) {
    Map<ExecutionId, Integer> edges = HashMap.newHashMap(children.size());
    unresolved.forEach(edge -> edges.merge(edge.child(), 1, Integer::sum));
    List<ExecutionId> ordered = children.stream().distinct().sorted().toList();
    return new JoinColumns(
        Column.partitions(ordered, Function.identity()),
        Column.executions(ordered, Function.identity()),
        Column.integers(ordered, child -> edges.getOrDefault(child, 0)));
  }
}
