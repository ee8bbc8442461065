package dev.weft.benchmarks.report;

import java.util.List;

/** Everything one scenario found in one run on one server. */
public record ScenarioReport(
    String scenario, Machine machine, Versions versions, List<Result> results, List<Aim> aims) {

  public ScenarioReport {
    results = List.copyOf(results);
    aims = List.copyOf(aims);
  }
}
