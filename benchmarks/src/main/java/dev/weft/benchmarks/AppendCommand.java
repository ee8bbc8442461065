package dev.weft.benchmarks;

import dev.weft.benchmarks.append.AppendAims;
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

/** Runs the append scenario; rates are frames per second, costs are per frame. */
@Command(
    name = "append",
    description = "Frames of every mode, beside plain inserts of the same rows.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AppendCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--calls",
      paramLabel = "N",
      description =
          "Calls of one frame per round (default 1600, with --full 4800); larger ones get less.")
  private Integer calls;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int each = report.size(spec, "--calls", calls, 1_600, 4_800);
    return report.run(spec, (server, progress) -> measure(server, progress, each, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int calls, int rounds)
      throws SQLException, InterruptedException {
    try (var scenario = new DrainScenario(server, AppendLineup.of(server, calls), progress)) {
      var results = scenario.run(rounds);
      return new ReportOptions.Found(results, AppendAims.of(results));
    }
  }
}
