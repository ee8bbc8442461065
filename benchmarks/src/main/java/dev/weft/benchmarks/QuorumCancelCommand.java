package dev.weft.benchmarks;

import dev.weft.benchmarks.flow.FlowAims;
import dev.weft.benchmarks.flow.LoserScenario;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
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

/** Runs the quorum-cancel scenario; p50 and p99 are from the winner's end to the last loser's. */
@Command(
    name = "quorum-cancel",
    description = "One of many is enough, and the others are cancelled.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class QuorumCancelCommand implements Callable<Integer> {

  private static final List<Integer> UPSTREAMS = List.of(10, 100, 1_000);
  private static final int LARGE_SHARE = 5;
  private static final int WARM_UP = 10;

  @Mixin private ReportOptions report;

  @Option(
      names = "--flows",
      paramLabel = "N",
      defaultValue = "100",
      description = "Flows of each size (default ${DEFAULT-VALUE}); the largest gets a fifth.")
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
      var scenario = new LoserScenario(server.database("weft"));
      report.progress(spec, "warming up");
      scenario.run(UPSTREAMS.get(1), WARM_UP);
      List<Result> results = new ArrayList<>();
      for (int upstreams : UPSTREAMS) {
        report.progress(spec, "1 of " + upstreams);
        server.checkpoint();
        results.add(scenario.run(upstreams, flowsOf(upstreams)));
      }
      report.done(spec);
      return new ScenarioReport(
          "quorum-cancel",
          Machine.here(),
          Versions.with(server.version()),
          results,
          FlowAims.ofQuorumCancel(results));
    }
  }

  private int flowsOf(int upstreams) {
    return upstreams < UPSTREAMS.getLast() ? flows : Math.max(1, flows / LARGE_SHARE);
  }
}
