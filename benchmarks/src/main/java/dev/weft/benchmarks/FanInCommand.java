package dev.weft.benchmarks;

import dev.weft.benchmarks.flow.FanInScenario;
import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the fan-in scenario; p50 and p99 are from the deciding end to the runnable child. */
@Command(
    name = "fan-in",
    description = "A hundred upstreams and one child, under each policy.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class FanInCommand implements Callable<Integer> {

  private static final int UPSTREAMS = 100;
  private static final int WARM_UP = 10;

  private static final List<Join> JOINS =
      List.of(
          new Join("all of 100", EdgePolicy.DEFAULT, UPSTREAMS),
          new Join("any of 100", new EdgePolicy.AnyOf(OnSatisfied.LET_RUN), 1),
          new Join(
              "50 of 100",
              new EdgePolicy.Quorum(UPSTREAMS / 2, OnSatisfied.LET_RUN),
              UPSTREAMS / 2));

  @Mixin private ReportOptions report;

  @Option(
      names = "--flows",
      paramLabel = "N",
      defaultValue = "100",
      description = "Flows of each policy (default ${DEFAULT-VALUE}).")
  private int flows;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    report.requirePositive(spec, "--flows", flows);
    report.print(spec, measure());
    return ExitCode.OK;
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    report.progress(spec, "starting PostgreSQL");
    try (var server = BenchServer.start()) {
      var scenario = new FanInScenario(server.database("weft"), UPSTREAMS);
      report.progress(spec, "warming up");
      run(scenario, JOINS.getFirst(), WARM_UP);
      List<Result> results = new ArrayList<>();
      for (Join join : JOINS) {
        report.progress(spec, join.name());
        server.checkpoint();
        results.add(run(scenario, join, flows));
      }
      report.done(spec);
      return new ScenarioReport(
          "fan-in",
          Machine.here(),
          Versions.with(server.version()),
          results,
          FlowAims.ofFanIn(results));
    }
  }

  private static Result run(FanInScenario scenario, Join join, int flows)
      throws SQLException, InterruptedException {
    return scenario.run(join.name(), join.policy(), join.deciding(), flows);
  }

  /** A policy and how many successes decide it. */
  private record Join(String name, EdgePolicy policy, int deciding) {}
}
