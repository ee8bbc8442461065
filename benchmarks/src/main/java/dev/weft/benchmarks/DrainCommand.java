package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainAims;
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

/** Runs the drain scenario and prints what it found; progress goes to the error stream. */
@Command(
    name = "drain",
    description = "No-op executions with 1 kB payload, submitted beforehand, worked off.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class DrainCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5",
      description = "Interleaved rounds (default ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--executions",
      paramLabel = "N",
      defaultValue = "40000",
      description = "Backlog per round (default ${DEFAULT-VALUE}); slow peers get a share of it.")
  private int executions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    report.requirePositive(spec, "--rounds", rounds);
    report.requirePositive(spec, "--executions", executions);
    report.print(spec, measure());
    return ExitCode.OK;
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    report.progress(spec, "starting PostgreSQL");
    try (var server = BenchServer.start();
        var scenario =
            new DrainScenario(
                server, DrainLineup.of(server, executions), what -> report.progress(spec, what))) {
      var results = scenario.run(rounds);
      report.done(spec);
      return new ScenarioReport(
          "drain", Machine.here(), Versions.with(server.version()), results, DrainAims.of(results));
    }
  }
}
