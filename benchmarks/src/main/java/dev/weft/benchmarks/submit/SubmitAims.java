package dev.weft.benchmarks.submit;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.stream.IntStream;

/** What a submission may cost beside the bare insert of its rows. */
public final class SubmitAims {

  private static final double LEAST = 0.5;

  private SubmitAims() {}

  /**
   * @param results a floor and ours, in turn
   */
  public static List<Aim> of(List<Result> results) {
    return IntStream.range(0, results.size() / 2)
        .mapToObj(pair -> aim(results.get(2 * pair), results.get(2 * pair + 1)))
        .toList();
  }

  private static Aim aim(Result floor, Result ours) {
    String name = "rate of " + ours.name() + ", times that of " + floor.name();
    return Aim.atLeast(name, ours.times(floor), LEAST);
  }
}
