package dev.weft.benchmarks.tail;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;

/** How soon a frame should be delivered, whatever the load. */
public final class TailAims {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MILLIS = 30;

  private TailAims() {}

  public static List<Aim> of(List<Result> results) {
    return results.stream()
        .map(
            result ->
                Aim.atMost(
                    "commit to delivery at " + result.name() + ", p99 in ms",
                    result.p99().toNanos() / NANOS_PER_MILLI,
                    MILLIS))
        .toList();
  }
}
