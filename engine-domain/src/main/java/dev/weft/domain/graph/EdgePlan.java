package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a call of the incremental path writes when edges begin to count or groups are sealed.
 *
 * <p>An edge that begins to count takes the outcome of its upstream at once if that has ended
 * (I12); one that counted before waits for its event as ever. Groups are written with totals.
 *
 * @param withoutEdges children that were sealed without an edge: they have nothing to wait for
 */
public record EdgePlan(
    List<EdgeId> applied,
    List<ResolvedEdge> resolved,
    List<EdgeGroup> groups,
    List<ExecutionId> withoutEdges) {

  public EdgePlan {
    applied = List.copyOf(applied);
    resolved = List.copyOf(resolved);
    groups = List.copyOf(groups);
    withoutEdges = List.copyOf(withoutEdges);
  }

  /** One staged edge is applied; its group stays open. */
  public static EdgePlan apply(StoredGraph graph, StoredEdge staged) {
    return Draft.of(graph).applied(staged.child(), List.of(staged)).plan();
  }

  /** Open groups are sealed; what is staged into them is applied. */
  public static EdgePlan seal(StoredGraph graph, Collection<ExecutionId> children) {
    Draft draft = Draft.of(graph);
    children.forEach(draft::sealed);
    return draft.plan();
  }

  public List<ExecutionId> unblocked() {
    return Stream.concat(withoutEdges.stream(), decided(EdgeDecision.Ready.class)).toList();
  }

  public List<ExecutionId> skipped() {
    return decided(EdgeDecision.Impossible.class).toList();
  }

  /** Children whose groups no longer hold on to their upstreams. */
  public List<ExecutionId> relieved() {
    return groups.stream().filter(EdgeGroup::isDecided).map(EdgeGroup::child).toList();
  }

  private Stream<ExecutionId> decided(Class<? extends EdgeDecision> decision) {
    return groups.stream()
        .filter(group -> decision.isInstance(group.decision()))
        .map(EdgeGroup::child);
  }

  private record Draft(
      StoredGraph graph, Map<ExecutionId, List<StoredEdge>> incoming, EdgeLists lists) {

    static Draft of(StoredGraph graph) {
      return new Draft(graph, graph.edgesByChild(), new EdgeLists());
    }

    Draft applied(ExecutionId child, List<StoredEdge> staged) {
      lists.groups.add(counted(child, staged));
      return this;
    }

    void sealed(ExecutionId child) {
      List<StoredEdge> edges = incoming.getOrDefault(child, List.of());
      if (edges.isEmpty()) {
        lists.withoutEdges.add(child);
      } else {
        List<StoredEdge> staged = edges.stream().filter(edge -> !edge.applied()).toList();
        lists.groups.add(counted(child, staged).seal());
      }
    }

    private EdgeGroup counted(ExecutionId child, List<StoredEdge> staged) {
      List<ResolvedEdge> arrived = staged.stream().flatMap(this::arrived).toList();
      staged.forEach(edge -> lists.applied.add(edge.id()));
      lists.resolved.addAll(arrived);
      Stream<EdgeOutcome> before = incoming.get(child).stream().flatMap(Draft::known);
      EdgeTally tally =
          EdgeTally.of(Stream.concat(before, arrived.stream().map(ResolvedEdge::outcome)).toList());
      return graph.groups().get(child).grownBy(staged.size()).after(tally);
    }

    private Stream<ResolvedEdge> arrived(StoredEdge edge) {
      Outcome ended = graph.ended().get(edge.upstream());
      return ended == null
          ? Stream.empty()
          : Stream.of(
              new ResolvedEdge(edge.id(), edge.upstream(), edge.child(), EdgeOutcome.of(ended)));
    }

    private static Stream<EdgeOutcome> known(StoredEdge edge) {
      return edge.resolution() instanceof EdgeResolution.Resolved resolved
          ? Stream.of(resolved.outcome())
          : Stream.empty();
    }

    EdgePlan plan() {
      return new EdgePlan(lists.applied, lists.resolved, lists.groups, lists.withoutEdges);
    }
  }

  private static final class EdgeLists {
    final List<EdgeId> applied = new ArrayList<>();
    final List<ResolvedEdge> resolved = new ArrayList<>();
    final List<EdgeGroup> groups = new ArrayList<>();
    final List<ExecutionId> withoutEdges = new ArrayList<>();
  }
}
