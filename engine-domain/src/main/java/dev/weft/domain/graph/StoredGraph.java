package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.growth.GrowingGroup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The whole graph of one flow, as a graph call reads it under the flow's lock.
 *
 * @param edges staged, applied and resolved ones alike
 * @param groups by child; a member without a group has nothing to wait for
 * @param ended the members that are terminal now, and how
 */
public record StoredGraph(
    List<Member> members,
    List<StoredEdge> edges,
    Map<ExecutionId, EdgeGroup> groups,
    Map<ExecutionId, Outcome> ended) {

  public StoredGraph {
    members = List.copyOf(members);
    edges = List.copyOf(edges);
    groups = Map.copyOf(groups);
    ended = Map.copyOf(ended);
  }

  public boolean contains(ExecutionId execution) {
    return members.stream().anyMatch(member -> member.execution().equals(execution));
  }

  public Optional<Member> find(NodeKey key) {
    return members.stream().filter(member -> member.key().equals(key)).findFirst();
  }

  public Map<NodeKey, ExecutionId> ids() {
    return members.stream().collect(Collectors.toMap(Member::key, Member::execution));
  }

  /** The arrows between members, for checks of what is to be added; staged edges count. */
  public Graph<ExecutionId> arrows() {
    return Graph.of(
        members.stream().map(Member::execution).toList(),
        edges.stream().map(StoredEdge::ends).toList());
  }

  /** The same with the members' keys. */
  public Graph<NodeKey> keyedArrows() {
    Map<ExecutionId, NodeKey> keys =
        members.stream().collect(Collectors.toMap(Member::execution, Member::key));
    return Graph.of(
        members.stream().map(Member::key).toList(),
        edges.stream()
            .map(edge -> new Arc<>(keys.get(edge.upstream()), keys.get(edge.child())))
            .toList());
  }

  public Map<ExecutionId, List<StoredEdge>> edgesByChild() {
    return edges.stream().collect(Collectors.groupingBy(StoredEdge::child));
  }

  /** Every group as graph calls see it, by child. */
  public Map<ExecutionId, GrowingGroup> growing() {
    Map<ExecutionId, List<StoredEdge>> incoming = edgesByChild();
    return groups.values().stream()
        .collect(
            Collectors.toMap(
                EdgeGroup::child,
                group -> growing(group, incoming.getOrDefault(group.child(), List.of()))));
  }

  /** The join of one member; one that needs no group is like a sealed empty one. */
  public GrowingGroup growing(ExecutionId child) {
    return growing().getOrDefault(child, new GrowingGroup(EdgePolicy.DEFAULT, 0, 0, true));
  }

  private static GrowingGroup growing(EdgeGroup group, List<StoredEdge> incoming) {
    int applied = (int) incoming.stream().filter(StoredEdge::applied).count();
    return new GrowingGroup(group.policy(), incoming.size() - applied, applied, group.sealed());
  }
}
