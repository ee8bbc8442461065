package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.input.InvalidInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Writes a draft down node by node.
 *
 * <p>Edges take the {@link Mark} that adding a node answered, so a misspelt key does not compile.
 * What was sketched is still only a draft: {@link FlowDefinition} checks it. For one thread.
 */
public final class FlowSketch<W> {

  private final List<Node<W>> nodes = new ArrayList<>();
  private final List<EdgeSpec> edges = new ArrayList<>();
  private final Map<NodeKey, EdgePolicy> policies = new LinkedHashMap<>();
  private final List<NodeKey> known = new ArrayList<>();

  /** Adds a node that waits for all of the upstreams. */
  public Mark node(String key, W work, Mark... upstreams) {
    Node<W> node = new Node<>(new NodeKey(key), work);
    nodes.add(node);
    Mark mark = new Mark(node.key());
    for (Mark upstream : upstreams) {
      edges.add(EdgeSpec.between(upstream.key(), mark.key()));
    }
    return mark;
  }

  /** Adds a node that joins its upstreams by this policy. */
  public Mark node(String key, W work, EdgePolicy policy, Mark... upstreams) {
    Mark mark = node(key, work, upstreams);
    policies.put(mark.key(), Objects.requireNonNull(policy, "policy"));
    return mark;
  }

  /** Names a member that the flow has from an earlier call. */
  public Mark existing(String key) {
    NodeKey member = new NodeKey(key);
    known.add(member);
    return new Mark(member);
  }

  /** Adds an edge whose result travels under a label. */
  public FlowSketch<W> passing(Mark upstream, Mark downstream, String label) {
    edges.add(new EdgeSpec(upstream.key(), downstream.key(), new DataPassingRef(label)));
    return this;
  }

  public FlowDraft<W> draft() {
    return new FlowDraft<>(nodes, edges, policies);
  }

  /**
   * The sketch as a Mermaid flowchart.
   *
   * @throws InvalidInput when it is not a graph that could be defined, with the first problem
   */
  public String toMermaid() {
    ExistingMembers<NodeKey> before = new ExistingMembers<>(Graph.of(known, List.of()), Set.of());
    return switch (FlowDefinition.define(draft(), before, GraphLimits.DEFAULT)) {
      case DefinitionResult.Defined<W> defined -> defined.definition().toMermaid();
      case DefinitionResult.Refused<W> refused ->
          throw new InvalidInput(refused.problems().get(0).problem());
    };
  }

  /** A node of a sketch. */
  public record Mark(NodeKey key) {
    public Mark {
      Objects.requireNonNull(key, "key");
    }
  }
}
