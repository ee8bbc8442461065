package dev.weft.testkit.builders;

import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.submission.Submission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A graph in the making, in the words a user would draw it with. */
public record DraftBuilder(FlowDraft<Submission> build) {

  public static DraftBuilder aDraft() {
    return new DraftBuilder(new FlowDraft<>(List.of(), List.of(), Map.of()));
  }

  public DraftBuilder node(String key, SubmissionBuilder work) {
    List<Node<Submission>> nodes = new ArrayList<>(build.nodes());
    nodes.add(new Node<>(new NodeKey(key), work.build()));
    return new DraftBuilder(new FlowDraft<>(nodes, build.edges(), build.policies()));
  }

  public DraftBuilder edge(String from, String to) {
    return edge(from, to, "");
  }

  public DraftBuilder edge(String from, String to, String label) {
    List<EdgeSpec> edges = new ArrayList<>(build.edges());
    edges.add(new EdgeSpec(new NodeKey(from), new NodeKey(to), new DataPassingRef(label)));
    return new DraftBuilder(new FlowDraft<>(build.nodes(), edges, build.policies()));
  }

  public DraftBuilder joining(String key, EdgePolicy policy) {
    Map<NodeKey, EdgePolicy> policies = new HashMap<>(build.policies());
    policies.put(new NodeKey(key), policy);
    return new DraftBuilder(new FlowDraft<>(build.nodes(), build.edges(), policies));
  }
}
