package dev.weft.application.dispatch;

import dev.weft.application.decided.JoinMoves;
import dev.weft.domain.dispatch.DispatchBatch;
import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.DispatchPlan;
import dev.weft.domain.dispatch.Dispatching;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import dev.weft.port.out.dispatch.JoinReads;
import dev.weft.port.out.flow.FlowSummaries;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One dispatch under the locks of the flows: read edges and joins, let the domain plan, write
 * edges, groups, executions, and the marks last.
 *
 * <p>Reads come after the locks, each in a statement of its own: a statement that waits for a lock
 * still sees the time before it waited (A4).
 */
final class EdgeGroupAdvancer {

  /** Only these can end somebody whose own group was undecided. */
  private static final Set<Outcome> EARLY_ENDS = EnumSet.of(Outcome.CANCELLED, Outcome.EXPIRED);

  /** How long a summary may lag behind a flow that goes on. */
  private static final Duration WHILE_GOING = Duration.ofSeconds(3);

  private EdgeGroupAdvancer() {}

  static Advance advance(Stores stores, List<TakenEvent> taken) {
    if (taken.isEmpty()) {
      return Advance.NOTHING;
    }
    DispatchBatch batch = batch(stores.dispatch().joins(), taken);
    DispatchPlan plan = Dispatching.plan(batch);
    if (!plan.edges().isEmpty()) {
      stores.flow().edges().resolve(plan.edges());
      stores.flow().groups().write(plan.groups());
    }
    JoinMoves.Moved moved =
        JoinMoves.move(stores, plan.unblocked(), plan.skipped(), plan.relieved());
    touch(stores.flow().summaries(), flows(taken, batch.edges()), plan);
    stores.dispatch().events().remove(plan.done());
    return new Advance(
        report(taken, plan, moved),
        moved.moreLosers() ? groups(plan.relieved(), flows(taken, batch.edges())) : List.of());
  }

  /** A flow with a child that may run now, or waits, goes on; whether others do is to be seen. */
  private static void touch(
      FlowSummaries summaries, Map<ExecutionId, FlowId> flows, DispatchPlan plan) {
    Set<FlowId> going =
        Stream.concat(plan.unblocked().stream(), plan.waiting().stream())
            .map(flows::get)
            .collect(Collectors.toSet());
    summaries.touch(List.copyOf(going), WHILE_GOING);
    summaries.touch(
        flows.values().stream().distinct().filter(flow -> !going.contains(flow)).toList(),
        Duration.ZERO);
  }

  private static DispatchBatch batch(JoinReads joins, List<TakenEvent> taken) {
    List<DispatchEvent> events = taken.stream().map(TakenEvent::event).toList();
    List<DispatchEvent> current = events.stream().filter(event -> !event.isOutdated()).toList();
    List<UnresolvedEdge> edges =
        current.isEmpty()
            ? List.of()
            : joins.listUnresolved(
                current.stream().map(DispatchEvent::upstream).toList(), Dispatching.MOST_EDGES + 1);
    List<ExecutionId> children =
        Stream.concat(edges.stream().map(UnresolvedEdge::child), endedEarly(current))
            .distinct()
            .toList();
    return new DispatchBatch(
        events, edges, children.isEmpty() ? Map.of() : joins.listJoins(children, edges));
  }

  private static Stream<ExecutionId> endedEarly(List<DispatchEvent> events) {
    return events.stream()
        .filter(event -> EARLY_ENDS.contains(event.outcome()))
        .map(DispatchEvent::upstream);
  }

  private static Map<ExecutionId, FlowId> flows(
      List<TakenEvent> taken, List<UnresolvedEdge> edges) {
    Map<ExecutionId, FlowId> flows = new HashMap<>();
    taken.forEach(one -> flows.put(one.event().upstream(), one.flow()));
    edges.forEach(edge -> flows.put(edge.child(), flows.get(edge.upstream())));
    return flows;
  }

  private static List<RelievedGroup> groups(
      List<ExecutionId> relieved, Map<ExecutionId, FlowId> flows) {
    return relieved.stream().map(child -> new RelievedGroup(flows.get(child), child)).toList();
  }

  private static DispatchReport report(
      List<TakenEvent> taken, DispatchPlan plan, JoinMoves.Moved moved) {
    return new DispatchReport(
        taken.size(),
        plan.done().size(),
        plan.edges().size(),
        moved.unblocked().size(),
        moved.skipped().size(),
        moved.cancelled().size(),
        0);
  }

  /**
   * @param left groups with more upstreams than one transaction tests; losers may be among the rest
   */
  record Advance(DispatchReport report, List<RelievedGroup> left) {

    static final Advance NOTHING = new Advance(DispatchReport.NOTHING, List.of());
  }
}
