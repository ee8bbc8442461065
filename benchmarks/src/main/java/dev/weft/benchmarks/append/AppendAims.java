package dev.weft.benchmarks.append;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an append may cost; rows that did not run are not judged. */
public final class AppendAims {

  /** What a stream holds may cost a fifth at most. */
  private static final double FLAT = 1 / 1.2;

  private AppendAims() {}

  public static List<Aim> of(List<Result> results) {
    return Stream.of(
            rate(results, "weft durable 1", "insert 1", 0.6),
            rate(results, "weft durable 10", "insert 10", 0.6),
            rate(results, "weft durable 100", "insert 100", 0.6),
            rate(results, "weft best effort 64", "insert 10", 0.5),
            rate(results, "weft best effort 16384", "weft best effort 64", FLAT),
            rate(results, "weft summary", "weft durable 1", 0.6),
            rate(results, "weft 16x1", "weft durable 1", 1.5))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Aim> rate(List<Result> results, String ours, String floor, double aim) {
    return named(results, ours)
        .flatMap(
            mine ->
                named(results, floor)
                    .map(
                        other ->
                            Aim.atLeast(
                                "rate of " + ours + ", times that of " + floor,
                                mine.times(other),
                                aim)));
  }

  private static Optional<Result> named(List<Result> results, String name) {
    return results.stream().filter(result -> result.name().equals(name)).findFirst();
  }
}
