package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.ArrayList;
import java.util.List;

/** Compares the fan-in, fan-out and depth of a graph with the limits. */
public final class ShapeCheck {

  private ShapeCheck() {}

  public static <N> List<DefinitionProblem<N>> problems(Graph<N> graph, GraphLimits limits) {
    List<DefinitionProblem<N>> problems = new ArrayList<>();
    for (N node : graph.nodes()) {
      int in = graph.upstream(node).size();
      if (in > limits.fanIn()) {
        problems.add(new DefinitionProblem.FanInTooWide<>(node, in, limits.fanIn()));
      }
      int out = graph.downstream(node).size();
      if (out > limits.fanOut()) {
        problems.add(new DefinitionProblem.FanOutTooWide<>(node, out, limits.fanOut()));
      }
    }
    if (graph.depth() > limits.depth()) {
      problems.add(new DefinitionProblem.TooDeep<>(graph.depth(), limits.depth()));
    }
    return problems;
  }
}
