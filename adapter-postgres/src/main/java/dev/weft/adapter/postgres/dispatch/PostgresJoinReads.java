package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.EndedRow;
import dev.weft.adapter.postgres.flow.GroupRow;
import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.dispatch.replay.JoinEdge;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.port.out.dispatch.JoinReads;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What joins are decided from, each in a statement of its own. */
public record PostgresJoinReads(JoinMapper mapper, ReplayMapper replays) implements JoinReads {

  private static final int MOST_WAITS = 1_000;

  @Override
  public Map<ExecutionId, Join> listJoins(
      List<ExecutionId> children, List<UnresolvedEdge> unresolved) {
    return children.isEmpty()
        ? Map.of()
        : mapper.listJoins(JoinColumns.of(children, unresolved)).stream()
            .map(JoinRow::toDomain)
            .collect(Collectors.toMap(join -> join.group().child(), Function.identity()));
  }

  @Override
  public List<Upstream> listUpstreams(List<ExecutionId> children, int max) {
    return children.isEmpty()
        ? List.of()
        : ContainingRow.byUpstream(mapper.listContaining(ExecutionIds.of(children), max));
  }

  @Override
  public ReplayScope readScope(ExecutionId target, boolean downstream) {
    List<ExecutionId> children =
        replays.listChildren(partition(target), target.value(), downstream).stream()
            .map(IdRow::id)
            .toList();
    if (children.isEmpty()) {
      Map<ExecutionId, Outcome> ended = ended(target, List.of(), List.of());
      return new ReplayScope(target, downstream, List.of(), Map.of(), ended);
    }
    ExecutionIds columns = ExecutionIds.of(children);
    List<JoinEdge> edges =
        replays.listScopeEdges(columns).stream().map(ScopeEdgeRow::toDomain).toList();
    return new ReplayScope(
        target,
        downstream,
        edges,
        GroupRow.byChild(replays.listScopeGroups(columns)),
        ended(target, children, edges));
  }

  @Override
  public Waits readWaits(ExecutionId child) {
    List<WaitRow> waits = mapper.listWaits(partition(child), child.value(), MOST_WAITS);
    Boolean sealed = mapper.findSealed(partition(child), child.value());
    return new Waits(
        sealed == null || sealed,
        waits.stream().filter(row -> !row.hasEnded()).map(WaitRow::upstream).toList(),
        waits.stream().filter(WaitRow::hasEnded).map(WaitRow::pending).toList());
  }

  private Map<ExecutionId, Outcome> ended(
      ExecutionId target, List<ExecutionId> children, List<JoinEdge> edges) {
    Set<ExecutionId> touched = new HashSet<>(children);
    touched.add(target);
    edges.forEach(edge -> touched.add(edge.upstream()));
    return EndedRow.byId(replays.listEndedOf(ExecutionIds.of(touched)));
  }

  private static short partition(ExecutionId id) {
    return (short) id.partition().number();
  }
}
