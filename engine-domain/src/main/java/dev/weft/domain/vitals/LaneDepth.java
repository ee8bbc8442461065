package dev.weft.domain.vitals;

import dev.weft.domain.name.Lane;
import java.time.Duration;

/**
 * How much waits in a lane, as far as it was counted.
 *
 * @param runnable executions that wait for a lease, due or not
 * @param active executions under a lease
 * @param oldest how long the longest waiting of those that are due has been due
 */
public record LaneDepth(Lane lane, int runnable, int active, Duration oldest) {

  /** Counting stops here, for each lane's runnable and for all that is active. */
  public static final int MOST_COUNTED = 10_000;
}
