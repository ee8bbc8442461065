package dev.weft.domain.flow.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names one cycle in each knot of nodes that reach each other. */
final class CycleSearch<N> {

  private final Graph<N> graph;

  CycleSearch(Graph<N> graph) {
    this.graph = graph;
  }

  List<Cycle<N>> cycles() {
    return Knots.of(graph).stream().filter(this::isCyclic).map(this::named).toList();
  }

  private boolean isCyclic(Set<N> knot) {
    N any = knot.iterator().next();
    return knot.size() > 1 || graph.downstream(any).contains(any);
  }

  /** Walks inside the knot until a node comes up again; every node there has a way on. */
  private Cycle<N> named(Set<N> knot) {
    Map<N, Integer> walked = new LinkedHashMap<>();
    N node = knot.iterator().next();
    while (walked.putIfAbsent(node, walked.size()) == null) {
      node = wayOn(node, knot);
    }
    List<N> way = new ArrayList<>(walked.keySet());
    return new Cycle<>(way.subList(walked.get(node), way.size()));
  }

  private N wayOn(N node, Set<N> knot) {
    return graph.downstream(node).stream().filter(knot::contains).findFirst().orElseThrow();
  }
}
