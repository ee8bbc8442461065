package dev.weft.application.flow;

import dev.weft.application.execution.ContentHash;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.input.Problem;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Compares a draft with what the flow has, and completes what its members were asked. */
final class Drafts {

  private Drafts() {}

  /** A member that names no namespace gets the flow's. */
  static Submission completed(Submission submission, Namespace flow) {
    return submission.options().containsKey(Option.InNamespace.class)
        ? submission
        : submission.with(new Option.InNamespace(flow));
  }

  static FlowDraft<Submission> completed(FlowDraft<Submission> draft, Namespace flow) {
    List<Node<Submission>> nodes =
        draft.nodes().stream()
            .map(node -> new Node<>(node.key(), completed(node.work(), flow)))
            .toList();
    return new FlowDraft<>(nodes, draft.edges(), draft.policies());
  }

  /** The key of a member is its key in the flow: a second one would have no meaning. */
  static List<Problem> keyed(FlowDraft<Submission> draft) {
    return draft.nodes().stream()
        .filter(node -> node.work().findKey().isPresent())
        .map(node -> problem(node.key()))
        .toList();
  }

  static Problem problem(NodeKey key) {
    return new Problem(
        "idempotency_key", key.value(), "none: a member is known by its key in the flow");
  }

  /** Whether every node, edge and policy of the draft is there already, with the same content. */
  static boolean repeats(FlowDraft<Submission> draft, StoredGraph graph) {
    Map<NodeKey, Member> members =
        graph.members().stream().collect(Collectors.toMap(Member::key, Function.identity()));
    return !draft.nodes().isEmpty()
        && draft.nodes().stream().allMatch(node -> isThere(node, members))
        && hasEdges(draft, members, graph)
        && hasPolicies(draft, members, graph);
  }

  private static boolean isThere(Node<Submission> node, Map<NodeKey, Member> members) {
    Member member = members.get(node.key());
    return member != null && member.content().equals(hash(node.work()));
  }

  private static boolean hasEdges(
      FlowDraft<Submission> draft, Map<NodeKey, Member> members, StoredGraph graph) {
    Set<Arc<ExecutionId>> stored =
        graph.edges().stream().map(StoredEdge::ends).collect(Collectors.toSet());
    return draft.edges().stream().allMatch(edge -> isThere(edge, members, stored));
  }

  private static boolean isThere(
      EdgeSpec edge, Map<NodeKey, Member> members, Set<Arc<ExecutionId>> stored) {
    Member from = members.get(edge.from());
    Member to = members.get(edge.to());
    return from != null
        && to != null
        && stored.contains(new Arc<>(from.execution(), to.execution()));
  }

  private static boolean hasPolicies(
      FlowDraft<Submission> draft, Map<NodeKey, Member> members, StoredGraph graph) {
    return draft.policies().entrySet().stream()
        .allMatch(asked -> hasPolicy(members.get(asked.getKey()), asked.getValue(), graph));
  }

  private static boolean hasPolicy(Member member, EdgePolicy policy, StoredGraph graph) {
    EdgeGroup group = member == null ? null : graph.groups().get(member.execution());
    return group != null && group.policy().equals(policy);
  }

  static Bytes hash(Submission submission) {
    return ContentHash.of(submission);
  }
}
