package dev.weft.domain.flow.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Breadth-first search for the shortest way between two nodes. */
final class PathSearch<N> {

  private final Graph<N> graph;
  private final Map<N, N> cameFrom = new HashMap<>();

  PathSearch(Graph<N> graph) {
    this.graph = graph;
  }

  /** The nodes from start to end, both included; a node reaches itself. */
  Optional<List<N>> shortest(N start, N end) {
    Deque<N> open = new ArrayDeque<>(List.of(start));
    cameFrom.put(start, start);
    while (!open.isEmpty() && !cameFrom.containsKey(end)) {
      N node = open.remove();
      graph.downstream(node).stream()
          .filter(next -> cameFrom.putIfAbsent(next, node) == null)
          .forEach(open::add);
    }
    return cameFrom.containsKey(end) ? Optional.of(wayBack(start, end)) : Optional.empty();
  }

  private List<N> wayBack(N start, N end) {
    LinkedList<N> path = new LinkedList<>(List.of(end));
    while (!path.getFirst().equals(start)) {
      path.addFirst(cameFrom.get(path.getFirst()));
    }
    return path;
  }
}
