package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainAims;
import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.server.BenchServer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the drain scenario. */
@Command(
    name = "drain",
    description = "No-op executions with 1 kB payload, submitted beforehand, worked off.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class DrainCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description =
          "Backlog per round (default 20000, with --full 40000); slow peers get a share of it.")
  private Integer executions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int backlog = report.size(spec, "--executions", executions, 20_000, 40_000);
    return report.run(spec, (server, progress) -> measure(server, progress, backlog, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int backlog, int rounds)
      throws SQLException, InterruptedException {
    try (var scenario = new DrainScenario(server, DrainLineup.of(server, backlog), progress)) {
      var results = scenario.run(rounds);
      return new ReportOptions.Found(results, DrainAims.of(results));
    }
  }
}
