package dev.weft.domain.flow.graph;

import dev.weft.domain.input.InvalidInput;

/** How large the graph of one flow may grow; counted over the whole flow, not over one call. */
public record GraphLimits(int nodes, int edges, int fanIn, int fanOut, int depth) {

  public static final GraphLimits DEFAULT = new GraphLimits(10_000, 50_000, 10_000, 10_000, 1_000);

  public GraphLimits {
    requirePositive("max_nodes", nodes);
    requirePositive("max_edges", edges);
    requirePositive("max_fan_in", fanIn);
    requirePositive("max_fan_out", fanOut);
    requirePositive("max_depth", depth);
  }

  private static void requirePositive(String field, int value) {
    if (value < 1) {
      throw InvalidInput.of(field, value, "1 or more");
    }
  }
}
