package dev.weft.domain.stream.trim;

import dev.weft.domain.stream.BestEffortConfig;

/**
 * How many best-effort frames are worth keeping, and how many may go now.
 *
 * <p>Keeps twice what the ttl holds at the given rate. Frames go in bulk, once the surplus is worth
 * a delete, and at most {@link #MOST_AT_ONCE} per append.
 */
public final class TrimPolicy {

  public static final int MOST_AT_ONCE = 1_000;

  private static final double SECOND = 1_000.0;
  private static final int MARGIN = 2;
  private static final int SMALLEST_SLACK = 16;
  private static final int SLACK_SHARE = 8;

  private TrimPolicy() {}

  /** The newest frames to keep at this rate. */
  public static int keep(double perSecond, BestEffortConfig config) {
    double wanted = Math.ceil(perSecond * config.ttl().toMillis() / SECOND) * MARGIN;
    return (int) Math.min(Math.max(wanted, config.floor()), config.ceiling());
  }

  /** How many of the retained frames, oldest first, this append deletes. */
  public static int surplus(long retained, int keep) {
    long slack = Math.max(SMALLEST_SLACK, keep / SLACK_SHARE);
    return retained <= keep + slack ? 0 : (int) Math.min(retained - keep, MOST_AT_ONCE);
  }
}
