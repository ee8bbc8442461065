package dev.weft.benchmarks.growth;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.List;
import java.util.stream.IntStream;

/** How much slower work may become beside what is finished. */
public final class GrowthAims {

  private static final double MOST = 1.15;

  private GrowthAims() {}

  /**
   * @param results on the empty and on the grown database, in turn
   */
  public static List<Aim> of(List<Result> results) {
    return IntStream.range(0, results.size() / 2)
        .mapToObj(pair -> aim(results.get(2 * pair), results.get(2 * pair + 1)))
        .toList();
  }

  private static Aim aim(Result empty, Result grown) {
    String name = "time of " + grown.name() + ", times that of " + empty.name();
    return Aim.atMost(name, empty.times(grown), MOST);
  }
}
