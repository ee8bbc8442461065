package dev.weft.benchmarks;

import dev.weft.benchmarks.append.AppendAims;
import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the append scenario; rates are frames per second, costs are per frame. */
@Command(
    name = "append",
    description = "Frames of every mode, beside plain inserts of the same rows.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AppendCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5",
      description = "Interleaved rounds (default ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "1600",
      description =
          "Calls of one frame per round (default ${DEFAULT-VALUE}); larger ones get less.")
  private int calls;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    report.requirePositive(spec, "--rounds", rounds);
    report.requirePositive(spec, "--calls", calls);
    report.print(spec, measure());
    return ExitCode.OK;
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    report.progress(spec, "starting PostgreSQL");
    try (var server = BenchServer.start();
        var scenario =
            new DrainScenario(
                server, AppendLineup.of(server, calls), what -> report.progress(spec, what))) {
      var results = scenario.run(rounds);
      report.done(spec);
      return new ScenarioReport(
          "append",
          Machine.here(),
          Versions.with(server.version()),
          results,
          AppendAims.of(results));
    }
  }
}
