package dev.weft.domain.flow.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Groups nodes that reach each other (strongly connected components, after Kosaraju).
 *
 * <p>Two passes, each over every node and arrow once: finishing order forwards, then floods
 * backwards.
 */
final class Knots<N> {

  private final Graph<N> graph;
  private final Deque<N> finished = new ArrayDeque<>();

  private Knots(Graph<N> graph) {
    this.graph = graph;
  }

  static <N> List<Set<N>> of(Graph<N> graph) {
    Knots<N> knots = new Knots<>(graph);
    knots.finishAll();
    return knots.floodAll();
  }

  private void finishAll() {
    Set<N> seen = new HashSet<>();
    for (N root : graph.nodes()) {
      if (seen.add(root)) {
        finishFrom(root, seen);
      }
    }
  }

  private void finishFrom(N root, Set<N> seen) {
    Deque<Visit<N>> path = new ArrayDeque<>(List.of(visit(root)));
    while (!path.isEmpty()) {
      Visit<N> visit = path.peek();
      if (!visit.rest().hasNext()) {
        finished.push(path.pop().node());
        continue;
      }
      N next = visit.rest().next();
      if (seen.add(next)) {
        path.push(visit(next));
      }
    }
  }

  private Visit<N> visit(N node) {
    return new Visit<>(node, graph.downstream(node).iterator());
  }

  private List<Set<N>> floodAll() {
    List<Set<N>> knots = new ArrayList<>();
    Set<N> placed = new HashSet<>();
    for (N root : finished) {
      if (placed.add(root)) {
        knots.add(flood(root, placed));
      }
    }
    return knots;
  }

  private Set<N> flood(N root, Set<N> placed) {
    Set<N> knot = new LinkedHashSet<>(List.of(root));
    Deque<N> open = new ArrayDeque<>(knot);
    while (!open.isEmpty()) {
      for (N up : graph.upstream(open.pop())) {
        if (placed.add(up)) {
          knot.add(up);
          open.push(up);
        }
      }
    }
    return knot;
  }

  private record Visit<N>(N node, Iterator<N> rest) {}
}
