package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.graph.Graph;
import java.util.Objects;
import java.util.Set;

/**
 * What a new piece of graph grows out of: the flow's stored graph, and names that were looked up
 * and belong to another flow.
 */
public record ExistingMembers<N>(Graph<N> graph, Set<N> foreign) {

  public ExistingMembers {
    Objects.requireNonNull(graph, "graph");
    foreign = Set.copyOf(foreign);
  }

  public static <N> ExistingMembers<N> none() {
    return new ExistingMembers<>(Graph.empty(), Set.of());
  }

  /** Why a node that is not a member is refused. */
  public DefinitionProblem<N> strange(N node) {
    return foreign.contains(node)
        ? new DefinitionProblem.ForeignMember<>(node)
        : new DefinitionProblem.UnknownMember<>(node);
  }
}
