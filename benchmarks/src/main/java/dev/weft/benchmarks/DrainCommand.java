package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainAims;
import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.report.JsonReport;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.TextReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the drain scenario and prints what it found; progress goes to the error stream. */
@Command(
    name = "drain",
    description = "No-op executions with 1 kB payload, submitted beforehand, worked off.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class DrainCommand implements Callable<Integer> {

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

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
    requirePositive("--rounds", rounds);
    requirePositive("--executions", executions);
    var report = measure();
    var out = spec.commandLine().getOut();
    out.println(json ? JsonReport.of(report) : TextReport.of(report));
    out.flush();
    return ExitCode.OK;
  }

  private void requirePositive(String option, int value) {
    if (value < 1) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '" + option + "': '" + value + "' is not at least 1");
    }
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    progress("starting PostgreSQL");
    try (var server = BenchServer.start();
        var scenario =
            new DrainScenario(server, DrainLineup.of(server, executions), this::progress)) {
      var results = scenario.run(rounds);
      progress("done");
      spec.commandLine().getErr().println();
      return new ScenarioReport(
          "drain", Machine.here(), Versions.with(server.version()), results, DrainAims.of(results));
    }
  }

  private void progress(String what) {
    var err = spec.commandLine().getErr();
    err.printf("\r%-60s", "drain: " + what);
    err.flush();
  }
}
