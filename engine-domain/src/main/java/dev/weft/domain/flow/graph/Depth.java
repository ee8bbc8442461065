package dev.weft.domain.flow.graph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The longest chain of a graph, found by taking nodes away whose upstreams are all taken. */
final class Depth<N> {

  private final Graph<N> graph;
  private final Map<N, Integer> levels = new HashMap<>();
  private final Map<N, Integer> taken = new HashMap<>();
  private final Deque<N> ready = new ArrayDeque<>();

  private Depth(Graph<N> graph) {
    this.graph = graph;
  }

  static <N> int of(Graph<N> graph) {
    return new Depth<>(graph).deepest();
  }

  private int deepest() {
    graph.nodes().stream().filter(node -> graph.upstream(node).isEmpty()).forEach(ready::add);
    int deepest = 0;
    while (!ready.isEmpty()) {
      deepest = Math.max(deepest, take(ready.remove()));
    }
    return deepest;
  }

  private int take(N node) {
    int level = levels.getOrDefault(node, 1);
    for (N next : graph.downstream(node)) {
      levels.merge(next, level + 1, Math::max);
      if (taken.merge(next, 1, Integer::sum) == graph.upstream(next).size()) {
        ready.add(next);
      }
    }
    return level;
  }
}
