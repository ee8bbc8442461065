package dev.weft.benchmarks.flow;

import dev.weft.domain.content.Content;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The graphs that are measured. */
public final class Drafts {

  static final String KIND = "noop";

  private static final NodeKey CHILD = new NodeKey("child");

  private Drafts() {}

  /** Each waits for the one before it. */
  public static FlowDraft<Submission> chain(int nodes, Content payload) {
    Submission work = Submission.of(new Kind(KIND), payload);
    List<Node<Submission>> members = new ArrayList<>();
    List<EdgeSpec> edges = new ArrayList<>();
    for (int nth = 0; nth < nodes; nth++) {
      members.add(new Node<>(key(nth), work));
      if (nth > 0) {
        edges.add(edge(key(nth - 1), key(nth)));
      }
    }
    return new FlowDraft<>(members, edges, Map.of());
  }

  /**
   * One child, in a lane of its own, that waits for all these.
   *
   * @param upstreams the lane of each
   */
  static FlowDraft<Submission> fanIn(List<Lane> upstreams, Lane child, EdgePolicy policy) {
    List<Node<Submission>> members = new ArrayList<>();
    List<EdgeSpec> edges = new ArrayList<>();
    for (int nth = 0; nth < upstreams.size(); nth++) {
      members.add(new Node<>(key(nth), in(upstreams.get(nth))));
      edges.add(edge(key(nth), CHILD));
    }
    members.add(new Node<>(CHILD, in(child)));
    return new FlowDraft<>(members, edges, Map.of(CHILD, policy));
  }

  private static Submission in(Lane lane) {
    return Submission.of(new Kind(KIND), Content.EMPTY).with(new Option.InLane(lane));
  }

  private static NodeKey key(int nth) {
    return new NodeKey("node-" + nth);
  }

  private static EdgeSpec edge(NodeKey from, NodeKey to) {
    return new EdgeSpec(from, to, new DataPassingRef(""));
  }
}
