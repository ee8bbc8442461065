package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.growth.GrowthAims;
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

/** Runs the growth scenario; rates are executions or frames per second. */
@Command(
    name = "growth",
    description = "Drains and appends beside many finished executions, and beside none.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class GrowthCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--finished",
      paramLabel = "N",
      description = "Finished executions (default 1000000, with --full 5000000).")
  private Integer finished;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "Backlog per round (default 6000, with --full 40000).")
  private Integer executions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int done = report.size(spec, "--finished", finished, 1_000_000, 5_000_000);
    int backlog = report.size(spec, "--executions", executions, 6_000, 40_000);
    return report.run(spec, (server, progress) -> measure(server, progress, done, backlog, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int finished, int backlog, int rounds)
      throws SQLException, InterruptedException {
    var lineup = GrowthLineup.on(server, finished, progress);
    try (var scenario = new DrainScenario(server, lineup.entrants(backlog), progress)) {
      var results = scenario.run(rounds);
      return new ReportOptions.Found(results, GrowthAims.of(results));
    }
  }
}
