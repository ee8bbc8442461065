package dev.weft.port.out.flow;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The rows of flows, which are the locks of their graphs.
 *
 * <p>The lock comes first in every transaction that needs it, before executions (A9). Claim, renew,
 * complete and append never take it.
 */
public interface FlowStore {

  /**
   * Stores a new, empty flow unless one with this id exists, and answers which flow has the id now
   * and whether this call stored it. Waits for a concurrent transaction that creates the same flow.
   *
   * <p>The flow is not locked by it; who goes on to change it calls {@link #lock}.
   */
  CreatedFlow create(FlowSpec spec);

  /**
   * Locks one flow; empty when it is unknown. Waits for whoever holds it and answers what they
   * committed. What the caller reads of the graph it reads afterwards, in statements of their own.
   */
  Optional<LockedFlow> lock(FlowId id);

  /** Locks those of the flows that nobody holds, in id order, without waiting. */
  LockedFlows lockFree(List<FlowId> ids);

  /**
   * Writes flows that this transaction has locked, whole; at most once each.
   *
   * <p>A settlement that differs from the stored one and is not {@code UNSETTLED} is an end of the
   * flow: the event for subscribers is written with it.
   */
  void write(List<Flow> flows);

  /** What stands under the id; {@code fresh} when this transaction put it there. */
  record CreatedFlow(Flow flow, boolean fresh) {}

  /** A locked flow and the store's time at which it is decided. */
  record LockedFlow(Flow flow, Instant now) {}

  /** Locked flows by id, and the store's time at which they are decided. */
  record LockedFlows(List<Flow> flows, Instant now) {
    public LockedFlows {
      flows = List.copyOf(flows);
    }
  }
}
