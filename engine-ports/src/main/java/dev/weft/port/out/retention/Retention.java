package dev.weft.port.out.retention;

import java.time.Duration;

/**
 * Removes what ended longer ago than a given time, on the store's clock, the oldest first.
 *
 * <p>Every method removes at most {@code max} things and answers how many it removed: a caller goes
 * on until it is told less. Nothing waits for a lock; what is busy is left for the next call.
 */
public interface Retention {

  /**
   * Removes rows of flows that settled that long ago and have no member that has not ended: edges,
   * groups, members and everything kept of those. Counts flows, members, edges and the frames of
   * members' streams, so a large flow takes several calls; a flow whose removal has begun is found
   * by nobody any more.
   */
  int removeFlows(Duration age, int max);

  /**
   * Removes executions outside any flow that ended that long ago, with everything kept of them.
   * Counts executions and the frames of their streams, which go first.
   */
  int removeExecutions(Duration age, int max);

  /**
   * Removes idempotency keys whose execution ended that long ago or, when it is no longer kept, was
   * removed that long ago.
   */
  int removeKeys(Duration age, int max);

  /** Removes sightings of workers last seen that long ago. */
  int removeSightings(Duration age, int max);

  /** Removes events for subscribers; a cursor that points before what is left is told so. */
  int removeEvents(Duration age, int max);
}
