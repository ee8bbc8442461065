package dev.weft.benchmarks.steady;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;

/** How soon submitted work begins, and that nothing piles up. */
public final class SteadyAims {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BEGIN_MILLIS = 50;

  /** What a pause of the machine may do to a mean; a real backlog grows by seconds. */
  private static final double GROWTH_MILLIS = 25;

  private SteadyAims() {}

  /**
   * @param growth of the backlog from the first to the last third, in milliseconds of arrivals
   */
  public static List<Aim> of(Result ours, double growth) {
    return List.of(
        Aim.atMost(
            "submit to start, p99 in ms", ours.p99().toNanos() / NANOS_PER_MILLI, BEGIN_MILLIS),
        Aim.atMost("growth of the backlog, in ms of arrivals", growth, GROWTH_MILLIS));
  }
}
