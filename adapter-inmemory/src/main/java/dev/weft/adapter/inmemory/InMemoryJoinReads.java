package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.dispatch.loser.ContainingGroup;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Reason;
import dev.weft.port.out.dispatch.JoinReads;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Joins, counted from their edges. */
record InMemoryJoinReads(EngineState state) implements JoinReads {

  private static final int MOST_NAMED = 1_000;

  @Override
  public Map<ExecutionId, Join> listJoins(
      List<ExecutionId> children, List<UnresolvedEdge> unresolved) {
    Map<ExecutionId, Join> joins = new HashMap<>();
    for (ExecutionId child : children) {
      state.groups.find(child).ifPresent(row -> joins.put(child, join(row.group())));
    }
    return joins;
  }

  private Join join(EdgeGroup group) {
    List<EdgeOutcome> outcomes =
        state
            .edges
            .into(group.child())
            .map(row -> row.edge().resolution())
            .filter(EdgeResolution.Resolved.class::isInstance)
            .map(resolution -> ((EdgeResolution.Resolved) resolution).outcome())
            .toList();
    return new Join(group, EdgeTally.of(outcomes), isBlocked(group.child()));
  }

  private boolean isBlocked(ExecutionId child) {
    return state.live.get(child) instanceof Execution.Blocked;
  }

  @Override
  public List<Upstream> listUpstreams(List<ExecutionId> children, int max) {
    return state.edges.into(children).stream()
        .filter(row -> row.edge().applied())
        .map(row -> row.edge().upstream())
        .filter(state.live::containsKey)
        .distinct()
        .sorted()
        .limit(max)
        .map(id -> new Upstream(id, false, containing(id).toList()))
        .toList();
  }

  private Stream<ContainingGroup> containing(ExecutionId upstream) {
    return state
        .edges
        .outOf(upstream)
        .filter(row -> row.edge().applied())
        .flatMap(row -> state.groups.find(row.edge().child()).stream())
        .map(GroupRow::group)
        .map(
            group ->
                new ContainingGroup(group.policy(), group.isDecided(), isBlocked(group.child())));
  }

  @Override
  public ReplayScope readScope(ExecutionId target, boolean downstream) {
    return new GraphWalk(state).scope(target, downstream);
  }

  @Override
  public Waits readWaits(ExecutionId child) {
    List<ExecutionId> awaited =
        state.edges.into(child).filter(EdgeRow::isOpen).map(row -> row.edge().upstream()).toList();
    boolean sealed = state.groups.find(child).map(row -> row.group().sealed()).orElse(true);
    return new Waits(
        sealed,
        awaited.stream().filter(state.live::containsKey).sorted().limit(MOST_NAMED).toList(),
        awaited.stream().filter(id -> !state.live.containsKey(id)).map(this::pending).toList());
  }

  private Reason.DispatchPending pending(ExecutionId ended) {
    Completion last = state.history.findLatestCompletion(ended).orElseThrow();
    String error = state.events.of(ended).map(EventRow::error).reduce("", (older, newer) -> newer);
    return new Reason.DispatchPending(last.terminal().endedAt(), error);
  }
}
