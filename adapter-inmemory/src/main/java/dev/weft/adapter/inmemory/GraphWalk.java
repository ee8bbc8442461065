package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.replay.JoinEdge;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Collects the piece of graph that a replay may touch. */
record GraphWalk(EngineState state) {

  ReplayScope scope(ExecutionId target, boolean downstream) {
    SortedSet<ExecutionId> reached = downstream ? descendants(target) : children(target);
    List<JoinEdge> edges =
        state.edges.into(reached).stream()
            .map(EdgeRow::edge)
            .filter(edge -> edge.applied())
            .map(edge -> new JoinEdge(edge.id(), edge.upstream(), edge.child(), edge.resolution()))
            .toList();
    Map<ExecutionId, EdgeGroup> groups = new HashMap<>();
    reached.forEach(child -> groups.put(child, state.groups.rows.get(child).group()));
    return new ReplayScope(target, downstream, edges, groups, ended(target, edges));
  }

  private SortedSet<ExecutionId> descendants(ExecutionId ancestor) {
    SortedSet<ExecutionId> found = new TreeSet<>();
    Deque<ExecutionId> open = new ArrayDeque<>(List.of(ancestor));
    while (!open.isEmpty()) {
      children(open.pop()).stream().filter(found::add).forEach(open::push);
    }
    return found;
  }

  private SortedSet<ExecutionId> children(ExecutionId upstream) {
    SortedSet<ExecutionId> children = new TreeSet<>();
    state
        .edges
        .outOf(upstream)
        .filter(row -> row.edge().applied())
        .forEach(row -> children.add(row.edge().child()));
    return children;
  }

  private Map<ExecutionId, Outcome> ended(ExecutionId target, List<JoinEdge> edges) {
    Map<ExecutionId, Outcome> ended = new HashMap<>();
    Stream.concat(
            Stream.of(target),
            edges.stream().flatMap(edge -> Stream.of(edge.upstream(), edge.child())))
        .distinct()
        .map(id -> state.find(id).orElseThrow())
        .filter(Execution.Terminal.class::isInstance)
        .forEach(end -> ended.put(end.id(), ((Execution.Terminal) end).outcome()));
    return ended;
  }
}
