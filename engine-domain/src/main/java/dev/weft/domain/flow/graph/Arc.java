package dev.weft.domain.flow.graph;

import java.util.Objects;

/** One arrow of a graph, from an upstream to the node that waits for it. */
public record Arc<N>(N from, N to) {

  public Arc {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  public boolean isLoop() {
    return from.equals(to);
  }

  @Override
  public String toString() {
    return from + " → " + to;
  }
}
