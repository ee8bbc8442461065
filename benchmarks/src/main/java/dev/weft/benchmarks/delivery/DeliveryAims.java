package dev.weft.benchmarks.delivery;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What Weft wants to reach when it delivers; nothing is judged that did not run. */
public final class DeliveryAims {

  private static final double TIMES_ROW_BY_ROW = 8;
  private static final double STATEMENTS_PER_MESSAGE = 0.05;

  private DeliveryAims() {}

  /**
   * @param statements executed per message by weft at 4 senders and 500 in a request
   */
  public static List<Aim> of(List<Result> results, double statements, ClaimStorm.Outcome storm) {
    return Stream.of(
            ratio(results, "weft 4x500", "row by row 4x500", TIMES_ROW_BY_ROW),
            named(results, "weft 4x500").map(ran -> few(statements)),
            Optional.of(
                Aim.atMost(
                    "messages held twice in " + storm.claims() + " claims", storm.doubles(), 0)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Aim few(double statements) {
    return Aim.atMost("statements per message at 4x500", statements, STATEMENTS_PER_MESSAGE);
  }

  private static Optional<Aim> ratio(List<Result> results, String ours, String peer, double aim) {
    return named(results, ours)
        .flatMap(
            o ->
                named(results, peer)
                    .map(p -> Aim.atLeast(ours + ", times " + peer, o.times(p), aim)));
  }

  private static Optional<Result> named(List<Result> results, String name) {
    return results.stream().filter(result -> result.name().equals(name)).findFirst();
  }
}
