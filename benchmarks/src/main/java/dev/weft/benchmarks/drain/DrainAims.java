package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What Weft wants to reach in the drain; nothing is judged in a run without it. */
public final class DrainAims {

  public static final String OURS = "weft";

  private static final double NANOS_PER_MILLI = 1e6;

  private DrainAims() {}

  public static List<Aim> of(List<Result> results) {
    return named(results, OURS)
        .map(ours -> Stream.concat(rates(ours, results), costs(ours)).toList())
        .orElse(List.of());
  }

  private static Stream<Aim> rates(Result ours, List<Result> results) {
    return Stream.of(
            rate(ours, results, "db-scheduler", 4),
            rate(ours, results, "jobrunr", 15),
            rate(ours, results, "hand-written 2x100", 0.6))
        .flatMap(Optional::stream);
  }

  private static Optional<Aim> rate(Result ours, List<Result> results, String peer, double aim) {
    return named(results, peer)
        .map(p -> Aim.atLeast("rate, times that of " + p.name(), ours.times(p), aim));
  }

  private static Stream<Aim> costs(Result ours) {
    return Stream.of(
        Aim.atMost("commits per execution", ours.commitsPerExecution(), 0.2),
        Aim.atMost("WAL bytes per execution", ours.walBytesPerExecution(), 1200),
        Aim.atMost("ack p99 in ms", ours.p99().toNanos() / NANOS_PER_MILLI, 5));
  }

  private static Optional<Result> named(List<Result> results, String name) {
    return results.stream().filter(result -> result.name().equals(name)).findFirst();
  }
}
