package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import java.util.List;
import java.util.Map;

/** A graph as the user wrote it down, before anybody checked it. */
public record FlowDraft<W>(
    List<Node<W>> nodes, List<EdgeSpec> edges, Map<NodeKey, EdgePolicy> policies) {

  public FlowDraft {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    policies = Map.copyOf(policies);
  }
}
