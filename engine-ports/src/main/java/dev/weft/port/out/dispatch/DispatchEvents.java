package dev.weft.port.out.dispatch;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * Completions of members that their edges have not heard of: a work list, not a log (A1).
 *
 * <p>An event is written by {@code ExecutionStore.write} with the end of a member, and removed by
 * {@link DispatchWrites} when its edges are resolved. Every {@code take} locks the flows of what it
 * answers (without waiting: a busy flow is left for the next pass) and reads events and edges in a
 * snapshot younger than those locks, so that what is answered is still pending and its current
 * generation is true (A4). Of edges it reads as many as the caller asks for at most.
 */
public interface DispatchEvents {

  /** Takes up to {@code max} events that are due, longest due first; busy flows do not count. */
  Taken takeDue(int max, int mostEdges);

  /** Takes the pending events of these executions, due or not. */
  Taken takeOf(List<ExecutionId> upstreams, int mostEdges);

  /**
   * Up to {@code max} events that are due, in scope, and that old at least on the store's clock;
   * the longest due first. An event is due from its birth, a postponed one from the end of its
   * pause. Nothing is locked.
   */
  List<PendingEvent> listStale(EventScope scope, Duration olderThan, int max);

  /** Which of these events are still pending. Nothing is locked. */
  List<PendingEvent> listPending(List<PendingEvent> events);

  /**
   * Looks at the groups of children behind {@code after}, in id order, that have not heard of all
   * their upstreams, and names upstreams that have ended without an event while an applied edge of
   * theirs is not resolved: truth, where the work list has a hole. Whole groups only: the first,
   * and further ones while those before have fewer than {@code max} edges. Nothing is locked.
   */
  StrandedPage listStranded(ExecutionId after, int max);

  /** Takes a made-up event for each of these members that has ended and has none pending. */
  Taken takeStranded(List<ExecutionId> upstreams, int mostEdges);

  /** Makes events due only after a pause, counts the failure and remembers its error. */
  void postpone(List<PendingEvent> events, Duration pause, String error);

  /**
   * Events under the locks of their flows, in no order, and their edges.
   *
   * @param edges applied and not resolved, in {@link UnresolvedEdge#ORDER}, with upstreams whose
   *     event is current: all of them, or as many as were asked for. Events behind the last of so
   *     many may be left out
   */
  record Taken(List<TakenEvent> events, List<UnresolvedEdge> edges) {

    public static final Taken NOTHING = new Taken(List.of(), List.of());

    public Taken {
      events = List.copyOf(events);
      edges = List.copyOf(edges);
    }
  }

  /** A pending event under the lock of its flow. */
  record TakenEvent(DispatchEvent event, FlowId flow, int failures) {
    public TakenEvent {
      Objects.requireNonNull(event, "event");
      Objects.requireNonNull(flow, "flow");
    }
  }

  /**
   * One step of the walk over groups that wait.
   *
   * @param upstreams who looked stranded, each once, in no order
   * @param last the child behind which the next step begins
   * @param over whether no group is left behind it
   */
  record StrandedPage(List<ExecutionId> upstreams, ExecutionId last, boolean over) {
    public StrandedPage {
      upstreams = List.copyOf(upstreams);
      Objects.requireNonNull(last, "last");
    }
  }
}
