package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Drafts from one line of text: {@code "a b c"} and {@code "a>b b>c"}. */
public final class Drafts {

  private Drafts() {}

  public static FlowDraft<String> draft(String nodes, String edges) {
    return draft(nodes, edges, Map.of());
  }

  public static FlowDraft<String> draft(
      String nodes, String edges, Map<NodeKey, EdgePolicy> policies) {
    return new FlowDraft<>(
        words(nodes).stream().map(key -> new Node<>(new NodeKey(key), "work of " + key)).toList(),
        words(edges).stream().map(Drafts::edge).toList(),
        policies);
  }

  public static FlowDefinition<String> defined(
      FlowDraft<String> draft, ExistingMembers<NodeKey> existing) {
    return ((DefinitionResult.Defined<String>)
            FlowDefinition.define(draft, existing, GraphLimits.DEFAULT))
        .definition();
  }

  public static FlowDefinition<String> defined(FlowDraft<String> draft) {
    return defined(draft, ExistingMembers.none());
  }

  static EdgeSpec edge(String text) {
    String[] ends = text.split(">");
    return EdgeSpec.between(new NodeKey(ends[0]), new NodeKey(ends[1]));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
  }
}
