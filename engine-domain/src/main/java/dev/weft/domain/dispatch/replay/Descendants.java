package dev.weft.domain.dispatch.replay;

import dev.weft.domain.execution.ExecutionId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Everything that waits for an execution, directly or through others. */
final class Descendants {

  private Descendants() {}

  static SortedSet<ExecutionId> of(ExecutionId ancestor, List<JoinEdge> edges) {
    Map<ExecutionId, List<ExecutionId>> children = children(edges);
    SortedSet<ExecutionId> found = new TreeSet<>();
    Deque<ExecutionId> open = new ArrayDeque<>(List.of(ancestor));
    while (!open.isEmpty()) {
      children.getOrDefault(open.pop(), List.of()).stream().filter(found::add).forEach(open::push);
    }
    return found;
  }

  private static Map<ExecutionId, List<ExecutionId>> children(List<JoinEdge> edges) {
    Map<ExecutionId, List<ExecutionId>> children = new HashMap<>();
    for (JoinEdge edge : edges) {
      children.computeIfAbsent(edge.upstream(), key -> new ArrayList<>()).add(edge.child());
    }
    return children;
  }
}
