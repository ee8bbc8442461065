package dev.weft.domain.dispatch;

import dev.weft.domain.dispatch.EdgeDecision.Impossible;
import dev.weft.domain.dispatch.EdgeDecision.Ready;
import dev.weft.domain.execution.ExecutionId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Plans one dispatch transaction.
 *
 * <p>Running it again over what is left changes nothing twice: resolved edges are not given again,
 * decided groups only count, and a child leaves blocked only while it is blocked (I6, I7).
 */
public final class Dispatching {

  /** Edges that one transaction resolves at most. */
  public static final int MOST_EDGES = 500;

  private final DispatchBatch batch;
  private final Map<ExecutionId, EdgeOutcome> outcomes = new HashMap<>();
  private final List<UnresolvedEdge> taken;
  private final List<UnresolvedEdge> left;
  private final Map<ExecutionId, EdgeGroup> groups = new TreeMap<>();

  private Dispatching(DispatchBatch batch, int mostEdges) {
    this.batch = batch;
    batch.events().stream()
        .filter(event -> !event.isOutdated())
        .forEach(event -> outcomes.put(event.upstream(), EdgeOutcome.of(event.outcome())));
    List<UnresolvedEdge> edges = batch.edges().stream().sorted(UnresolvedEdge.ORDER).toList();
    int cut = Math.min(mostEdges, edges.size());
    this.taken = edges.subList(0, cut).stream().filter(this::isCurrent).toList();
    this.left = edges.subList(cut, edges.size());
  }

  public static DispatchPlan plan(DispatchBatch batch) {
    return plan(batch, MOST_EDGES);
  }

  /** The same with another bound on the edges of one transaction. */
  public static DispatchPlan plan(DispatchBatch batch, int mostEdges) {
    return new Dispatching(batch, mostEdges).plan();
  }

  /** The edges of a replayed upstream wait for its new generation. */
  private boolean isCurrent(UnresolvedEdge edge) {
    return outcomes.containsKey(edge.upstream());
  }

  private DispatchPlan plan() {
    arrivals().forEach((child, arrived) -> groups.put(child, join(child).after(arrived)));
    return new DispatchPlan(
        taken.stream()
            .map(edge -> new ResolvedEdge(edge.id(), edge.upstream(), edge.child(), outcome(edge)))
            .toList(),
        new ArrayList<>(groups.values()),
        leaving(Ready.class),
        leaving(Impossible.class),
        waiting(),
        new ArrayList<>(relieved()),
        batch.events().stream().filter(this::isDone).toList());
  }

  private Map<ExecutionId, EdgeTally> arrivals() {
    Map<ExecutionId, EdgeTally> arrivals = new HashMap<>();
    for (UnresolvedEdge edge : taken) {
      arrivals.merge(edge.child(), EdgeTally.of(List.of(outcome(edge))), EdgeTally::plus);
    }
    return arrivals;
  }

  private EdgeOutcome outcome(UnresolvedEdge edge) {
    return outcomes.get(edge.upstream());
  }

  private Join join(ExecutionId child) {
    Join join = batch.joins().get(child);
    if (join == null) {
      throw new IllegalArgumentException("the join of " + child + " was not read");
    }
    return join;
  }

  private List<ExecutionId> leaving(Class<? extends EdgeDecision> decision) {
    return decidedNow().stream()
        .filter(group -> decision.isInstance(group.decision()))
        .map(EdgeGroup::child)
        .filter(child -> join(child).childBlocked())
        .toList();
  }

  private List<ExecutionId> waiting() {
    return groups.values().stream()
        .filter(group -> !group.isDecided())
        .map(EdgeGroup::child)
        .filter(child -> join(child).childBlocked())
        .toList();
  }

  private Collection<EdgeGroup> decidedNow() {
    return groups.values().stream()
        .filter(EdgeGroup::isDecided)
        .filter(group -> !join(group.child()).group().isDecided())
        .toList();
  }

  /** A group that has heard of all its upstreams holds on to none. */
  private SortedSet<ExecutionId> relieved() {
    SortedSet<ExecutionId> relieved = new TreeSet<>();
    decidedNow().stream()
        .filter(group -> group.tally().resolved() < group.size())
        .forEach(group -> relieved.add(group.child()));
    outcomes.keySet().stream().filter(this::endedEarly).forEach(relieved::add);
    return relieved;
  }

  private boolean endedEarly(ExecutionId ended) {
    Join own = batch.joins().get(ended);
    return own != null && !own.group().isDecided();
  }

  /** Behind the first edge that is left there may be more that were not even read. */
  private boolean isDone(DispatchEvent event) {
    return event.isOutdated()
        || left.isEmpty()
        || event.upstream().compareTo(left.get(0).upstream()) < 0;
  }
}
