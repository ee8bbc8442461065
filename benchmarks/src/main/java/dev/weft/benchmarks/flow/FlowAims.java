package dev.weft.benchmarks.flow;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.stream.Stream;

/** What Weft wants to reach in the scenarios of flows. */
public final class FlowAims {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MOST_TIMES_PLAIN = 2.0;
  private static final double JOIN_MILLIS = 20;
  private static final double LOSERS_MILLIS = 25;

  private FlowAims() {}

  /** An execution inside a flow beside one outside, by their rates in the same run. */
  public static List<Aim> ofChain(List<Result> results) {
    return named(results, WorkedOff.PLAIN)
        .flatMap(
            plain ->
                named(results, WorkedOff.CHAIN)
                    .map(
                        chain ->
                            Aim.atMost(
                                "cost in a flow, times that outside",
                                plain.times(chain),
                                MOST_TIMES_PLAIN)))
        .toList();
  }

  public static List<Aim> ofFanIn(List<Result> results) {
    return results.stream()
        .map(result -> p99("deciding end to runnable, " + result.name(), result, JOIN_MILLIS))
        .toList();
  }

  public static List<Aim> ofQuorumCancel(List<Result> results) {
    return named(results, LoserScenario.nameOf(100))
        .map(result -> p99("end to losers settled, " + result.name(), result, LOSERS_MILLIS))
        .toList();
  }

  private static Aim p99(String what, Result result, double aim) {
    return Aim.atMost(what + ", p99 in ms", result.p99().toNanos() / NANOS_PER_MILLI, aim);
  }

  private static Stream<Result> named(List<Result> results, String name) {
    return results.stream().filter(result -> result.name().equals(name));
  }
}
