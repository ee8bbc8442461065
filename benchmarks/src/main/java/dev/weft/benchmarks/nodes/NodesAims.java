package dev.weft.benchmarks.nodes;

import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.util.ArrayList;
import java.util.List;

/** More nodes lose nothing and are not slower together than one. */
public final class NodesAims {

  private NodesAims() {}

  /**
   * @param results one node first
   * @param astray executions that ended not at all, or more than once
   */
  public static List<Aim> of(List<Result> results, long astray) {
    List<Aim> aims = new ArrayList<>();
    aims.add(Aim.atMost("executions lost or ended twice", astray, 0));
    Result one = results.getFirst();
    results.stream()
        .skip(1)
        .map(
            more -> Aim.atLeast("rate of " + more.name() + ", times that of 1", more.times(one), 1))
        .forEach(aims::add);
    return aims;
  }
}
