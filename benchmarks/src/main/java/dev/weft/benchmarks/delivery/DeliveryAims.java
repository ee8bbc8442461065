package dev.weft.benchmarks.delivery;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What Weft wants to reach when it delivers; nothing is judged that did not run. */
public final class DeliveryAims {

  private static final double TIMES_ROW_BY_ROW = 8;
  private static final double TIMES_ONE_BY_ONE = 5;
  private static final double STATEMENTS_PER_MESSAGE = 0.05;
  private static final double STATEMENTS_PER_SINGLE = 0.25;

  /** Sixteen requests at a time to a receiver that takes 20 ms: nobody delivers more. */
  private static final double CEILING = 16 / 0.020;

  private static final double SHARE_OF_CEILING = 0.8;

  private DeliveryAims() {}

  /**
   * @param statements executed per message by weft at 4 senders and 500 in a request
   */
  public static List<Aim> of(List<Result> results, double statements, ClaimStorm.Outcome storm) {
    return Stream.of(
            ratio(results, "weft 4x500", "row by row 1x500", TIMES_ROW_BY_ROW),
            ratio(results, "weft 4x500", "row by row 4x500", TIMES_ROW_BY_ROW),
            ratio(results, "weft 4x1", "row by row 4x1", TIMES_ONE_BY_ONE),
            named(results, "weft 4x1").map(DeliveryAims::wellBelowOne),
            named(results, "weft 16x1 20 ms").map(DeliveryAims::busy),
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

  private static Aim wellBelowOne(Result single) {
    return Aim.atMost(
        "statements per message at 4x1", single.statementsPerExecution(), STATEMENTS_PER_SINGLE);
  }

  /** Where the receiver sets the pace, more is a matter of keeping it busy. */
  private static Aim busy(Result slow) {
    return Aim.atLeast(
        "weft 16x1 20 ms, share of what the receiver takes",
        slow.perSecond().median() / CEILING,
        SHARE_OF_CEILING);
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
