package dev.weft.benchmarks.tail;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.Map;

/** How soon a frame should be delivered, by the name of the load. */
public final class TailAims {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final Map<String, Double> MILLIS =
      Map.of("200/s", 20.0, "1000/s", 20.0, "3000/s", 40.0, "200/s on one stream", 20.0);

  private TailAims() {}

  public static List<Aim> of(List<Result> results) {
    return results.stream()
        .filter(result -> MILLIS.containsKey(result.name()))
        .map(
            result ->
                Aim.atMost(
                    "commit to delivery at " + result.name() + ", p99 in ms",
                    result.p99().toNanos() / NANOS_PER_MILLI,
                    MILLIS.get(result.name())))
        .toList();
  }
}
