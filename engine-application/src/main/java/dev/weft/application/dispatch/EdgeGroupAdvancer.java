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
import dev.weft.port.out.dispatch.DispatchEvents.Taken;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import dev.weft.port.out.dispatch.DispatchWrites.Dispatched;
import dev.weft.port.out.dispatch.JoinReads;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One dispatch under the locks of the flows: read the joins that edges lead into, let the domain
 * plan, write edges, groups and marks, then move executions, all in one transaction (A3).
 *
 * <p>Reads come after the locks, in statements of their own: a statement that waits for a lock
 * still sees the time before it waited (A4).
 */
final class EdgeGroupAdvancer {

  /** Only these can end somebody whose own group was undecided. */
  private static final Set<Outcome> EARLY_ENDS = EnumSet.of(Outcome.CANCELLED, Outcome.EXPIRED);

  /** How long a summary may lag behind a flow that goes on. */
  private static final Duration WHILE_GOING = Duration.ofSeconds(3);

  private EdgeGroupAdvancer() {}

  static Advance advance(Stores stores, Taken taken) {
    if (taken.events().isEmpty()) {
      return Advance.NOTHING;
    }
    DispatchPlan plan = Dispatching.plan(batch(stores.dispatch().joins(), taken));
    Map<ExecutionId, FlowId> flows = flows(taken);
    stores
        .dispatch()
        .writes()
        .write(new Dispatched(plan.edges(), plan.groups(), touched(flows, plan), plan.done()));
    JoinMoves.Moved moved =
        JoinMoves.move(stores, plan.unblocked(), plan.skipped(), plan.relieved());
    return new Advance(
        report(taken, plan, moved),
        moved.moreLosers() ? groups(plan.relieved(), flows) : List.of());
  }

  /** A flow with a child that may run now, or waits, goes on; whether others do is to be seen. */
  private static Map<FlowId, Duration> touched(Map<ExecutionId, FlowId> flows, DispatchPlan plan) {
    Map<FlowId, Duration> touched = new HashMap<>();
    flows.values().forEach(flow -> touched.put(flow, Duration.ZERO));
    Stream.concat(plan.unblocked().stream(), plan.waiting().stream())
        .forEach(child -> touched.put(flows.get(child), WHILE_GOING));
    return touched;
  }

  private static DispatchBatch batch(JoinReads joins, Taken taken) {
    List<DispatchEvent> events = taken.events().stream().map(TakenEvent::event).toList();
    List<ExecutionId> children =
        Stream.concat(taken.edges().stream().map(UnresolvedEdge::child), endedEarly(events))
            .distinct()
            .toList();
    return new DispatchBatch(
        events,
        taken.edges(),
        children.isEmpty() ? Map.of() : joins.listJoins(children, taken.edges()));
  }

  private static Stream<ExecutionId> endedEarly(List<DispatchEvent> events) {
    return events.stream()
        .filter(event -> !event.isOutdated() && EARLY_ENDS.contains(event.outcome()))
        .map(DispatchEvent::upstream);
  }

  private static Map<ExecutionId, FlowId> flows(Taken taken) {
    Map<ExecutionId, FlowId> flows = new HashMap<>();
    taken.events().forEach(one -> flows.put(one.event().upstream(), one.flow()));
    taken.edges().forEach(edge -> flows.put(edge.child(), flows.get(edge.upstream())));
    return flows;
  }

  private static List<RelievedGroup> groups(
      List<ExecutionId> relieved, Map<ExecutionId, FlowId> flows) {
    return relieved.stream().map(child -> new RelievedGroup(flows.get(child), child)).toList();
  }

  private static DispatchReport report(Taken taken, DispatchPlan plan, JoinMoves.Moved moved) {
    return new DispatchReport(
        taken.events().size(),
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
