package dev.weft.domain.flow.graph;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A closed walk named by its nodes, each once, in the direction of the arrows.
 *
 * <p>The last node points back at the first.
 */
public record Cycle<N>(List<N> nodes) {

  public Cycle {
    nodes = List.copyOf(nodes);
    if (nodes.isEmpty()) {
      throw new IllegalArgumentException("a cycle has at least one node");
    }
  }

  @Override
  public String toString() {
    return nodes.stream().map(String::valueOf).collect(Collectors.joining(" → "))
        + " → "
        + nodes.get(0);
  }
}
