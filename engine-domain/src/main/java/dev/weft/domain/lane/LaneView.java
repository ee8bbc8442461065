package dev.weft.domain.lane;

import dev.weft.domain.name.Lane;

/**
 * One lane for people.
 *
 * @param runnable executions that wait for a lease, due or not
 * @param active executions under a lease
 */
public record LaneView(Lane lane, LaneGate gate, int runnable, int active) {

  /** Counting stops here, for each lane's runnable and for all that is active. */
  public static final int MOST_COUNTED = 10_000;
}
