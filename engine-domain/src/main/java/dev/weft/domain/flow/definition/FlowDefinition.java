package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A validated graph, or a validated addition to a flow that already has members.
 *
 * <p>{@link #define} is the only way in, so a definition that exists may be stored (I11). Edges may
 * start at existing members, but end only at the new ones.
 */
public final class FlowDefinition<W> {

  private final FlowDraft<W> draft;
  private final Map<NodeKey, List<EdgeSpec>> incoming;

  private FlowDefinition(FlowDraft<W> draft) {
    this.draft = draft;
    this.incoming =
        draft.edges().stream()
            .collect(
                Collectors.groupingBy(
                    EdgeSpec::to, LinkedHashMap::new, Collectors.toUnmodifiableList()));
  }

  /** Checks everything and refuses with the whole list. */
  public static <W> DefinitionResult<W> define(
      FlowDraft<W> draft, ExistingMembers<NodeKey> existing, GraphLimits limits) {
    List<DefinitionProblem<NodeKey>> problems =
        new DefinitionCheck<>(draft, existing, limits).problems();
    return problems.isEmpty()
        ? new DefinitionResult.Defined<>(new FlowDefinition<>(draft))
        : new DefinitionResult.Refused<>(problems);
  }

  public List<Node<W>> nodes() {
    return draft.nodes();
  }

  public List<EdgeSpec> edges() {
    return draft.edges();
  }

  public List<EdgeSpec> incoming(NodeKey node) {
    return incoming.getOrDefault(node, List.of());
  }

  public EdgePolicy policy(NodeKey node) {
    return draft.policies().getOrDefault(node, EdgePolicy.DEFAULT);
  }

  /** Whether storing it changes the flow, and so its graph revision. */
  public boolean changesGraph() {
    return !draft.nodes().isEmpty();
  }

  public String toMermaid() {
    return MermaidDiagram.of(this);
  }
}
