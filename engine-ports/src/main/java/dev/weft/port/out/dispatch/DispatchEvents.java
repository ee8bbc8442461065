package dev.weft.port.out.dispatch;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * Completions of members that their edges have not heard of: a work list, not a log (A1).
 *
 * <p>An event is written by {@code ExecutionStore.write} with the end of a member, and removed when
 * its edges are resolved. Every {@code take} locks the flows of what it answers (without waiting: a
 * busy flow is left for the next pass) and reads the events again in a snapshot younger than those
 * locks, so that what is answered is still pending and its current generation is true.
 */
public interface DispatchEvents {

  /** Takes up to {@code max} events that are due, longest due first; busy flows do not count. */
  List<TakenEvent> takeDue(int max);

  /** Takes the pending events of these executions, due or not. */
  List<TakenEvent> takeOf(List<ExecutionId> upstreams);

  /**
   * Up to {@code max} events that are due, in scope, and that old at least on the store's clock;
   * the longest due first. An event is due from its birth, a postponed one from the end of its
   * pause. Nothing is locked.
   */
  List<PendingEvent> listStale(EventScope scope, Duration olderThan, int max);

  /** Which of these events are still pending. Nothing is locked. */
  List<PendingEvent> listPending(List<PendingEvent> events);

  /**
   * Looks at up to {@code max} upstreams of unresolved applied edges behind {@code after}, in id
   * order, and takes a made-up event for each that has ended and has none pending: truth, where the
   * work list has a hole.
   */
  StrandedPage takeStranded(ExecutionId after, int max);

  /** Removes events whose edges are all resolved, or which are outdated; the last write (A3). */
  void remove(List<DispatchEvent> done);

  /** Makes events due only after a pause, counts the failure and remembers its error. */
  void postpone(List<PendingEvent> events, Duration pause, String error);

  /** A pending event under the lock of its flow. */
  record TakenEvent(DispatchEvent event, FlowId flow, int failures) {
    public TakenEvent {
      Objects.requireNonNull(event, "event");
      Objects.requireNonNull(flow, "flow");
    }
  }

  /**
   * One step of the walk over unresolved edges.
   *
   * @param scanned upstreams looked at; fewer than asked for means that the walk is over
   * @param last behind whom the next step begins
   */
  record StrandedPage(List<TakenEvent> events, int scanned, ExecutionId last) {
    public StrandedPage {
      events = List.copyOf(events);
    }
  }
}
