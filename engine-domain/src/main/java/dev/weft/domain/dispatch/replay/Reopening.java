package dev.weft.domain.dispatch.replay;

import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution.Resolved;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Works out which edges a replay reopens and counts the touched groups anew.
 *
 * <p>The target and every returned descendant have a new generation, so their edges into undecided
 * groups wait again. The group of a returned descendant is counted from what its upstreams are now:
 * those replayed before may run, or may have ended otherwise than the edge remembers.
 */
final class Reopening {

  private final ReplayScope scope;
  private final SortedSet<ExecutionId> returned;
  private final Map<ExecutionId, EdgeGroup> groups = new TreeMap<>();
  private final List<JoinEdge> reopened = new ArrayList<>();
  private final List<JoinEdge> refreshed = new ArrayList<>();

  private Reopening(ReplayScope scope) {
    this.scope = scope;
    this.returned = returned(scope);
  }

  static ReplayPlan plan(ReplayScope scope) {
    return new Reopening(scope).plan();
  }

  private static SortedSet<ExecutionId> returned(ReplayScope scope) {
    SortedSet<ExecutionId> skipped = new TreeSet<>();
    if (scope.downstream()) {
      skipped.addAll(Descendants.of(scope.target(), scope.edges()));
      skipped.removeIf(id -> scope.ended().get(id) != Outcome.SKIPPED);
    }
    return skipped;
  }

  private ReplayPlan plan() {
    Map<ExecutionId, List<JoinEdge>> byChild = new TreeMap<>();
    scope
        .edges()
        .forEach(edge -> byChild.computeIfAbsent(edge.child(), key -> new ArrayList<>()).add(edge));
    byChild.forEach(this::recount);
    return new ReplayPlan(
        reopened.stream().map(JoinEdge::id).toList(),
        refreshed.stream().map(Reopening::resolvedEdge).toList(),
        new ArrayList<>(groups.values()),
        new ArrayList<>(returned),
        leaving(EdgeDecision.Ready.class),
        leaving(EdgeDecision.Impossible.class));
  }

  private void recount(ExecutionId child, List<JoinEdge> edges) {
    EdgeGroup group = group(child);
    if (returned.contains(child)) {
      groups.put(child, group.reopened(tally(edges.stream().map(this::asOfNow).toList())));
    } else if (!group.isDecided() && edges.stream().anyMatch(this::waitsAgain)) {
      groups.put(child, group.after(tally(edges.stream().map(this::withoutReplayed).toList())));
    }
  }

  private EdgeGroup group(ExecutionId child) {
    EdgeGroup group = scope.groups().get(child);
    if (group == null) {
      throw new IllegalArgumentException("the group of " + child + " was not read");
    }
    return group;
  }

  private boolean waitsAgain(JoinEdge edge) {
    return edge.isResolved() && startsAnew(edge.upstream());
  }

  private boolean startsAnew(ExecutionId member) {
    return member.equals(scope.target()) || returned.contains(member);
  }

  private JoinEdge withoutReplayed(JoinEdge edge) {
    return waitsAgain(edge) ? reopen(edge) : edge;
  }

  private JoinEdge asOfNow(JoinEdge edge) {
    if (!edge.isResolved()) {
      return edge;
    }
    boolean running = startsAnew(edge.upstream()) || !scope.ended().containsKey(edge.upstream());
    return running ? reopen(edge) : refresh(edge);
  }

  private JoinEdge reopen(JoinEdge edge) {
    reopened.add(edge);
    return edge.reopened();
  }

  private JoinEdge refresh(JoinEdge edge) {
    JoinEdge fresh = edge.resolved(EdgeOutcome.of(scope.ended().get(edge.upstream())));
    if (!fresh.equals(edge)) {
      refreshed.add(fresh);
    }
    return fresh;
  }

  private static EdgeTally tally(List<JoinEdge> edges) {
    return EdgeTally.of(
        edges.stream().filter(JoinEdge::isResolved).map(Reopening::outcome).toList());
  }

  private static ResolvedEdge resolvedEdge(JoinEdge edge) {
    return new ResolvedEdge(edge.id(), edge.upstream(), edge.child(), outcome(edge));
  }

  private static EdgeOutcome outcome(JoinEdge edge) {
    return ((Resolved) edge.resolution()).outcome();
  }

  private List<ExecutionId> leaving(Class<? extends EdgeDecision> decision) {
    return returned.stream()
        .filter(child -> decision.isInstance(groups.get(child).decision()))
        .toList();
  }
}
