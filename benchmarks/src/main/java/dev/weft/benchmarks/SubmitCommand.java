package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.submit.InsertedRows;
import dev.weft.benchmarks.submit.SubmitAims;
import dev.weft.benchmarks.submit.SubmittedExecutions;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the submit scenario; p50 and p99 are those of a call. */
@Command(
    name = "submit",
    description = "Executions of 1 kB, one by one, by the hundred and in the caller's transaction.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SubmitCommand implements Callable<Integer> {

  private static final int BATCH = 100;

  @Mixin private ReportOptions report;

  @Option(
      names = "--calls",
      paramLabel = "N",
      description =
          "Calls of one execution per round (default 1000, with --full 5000); batches get a fifth.")
  private Integer calls;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    int each = report.size(spec, "--calls", calls, 1_000, 5_000);
    return report.run(spec, (server, progress) -> measure(server, progress, each, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int calls, int rounds)
      throws SQLException, InterruptedException {
    try (var scenario = new DrainScenario(server, lineup(server, calls), progress)) {
      var results = scenario.run(rounds);
      return new ReportOptions.Found(results, SubmitAims.of(results));
    }
  }

  private static List<Entrant> lineup(BenchServer server, int calls) throws SQLException {
    List<Entrant> entrants = new ArrayList<>();
    add(entrants, server, 1, false, calls);
    add(entrants, server, BATCH, false, Math.max(1, calls / 5) * BATCH);
    add(entrants, server, BATCH, true, Math.max(1, calls / 5) * BATCH);
    return entrants;
  }

  /** A floor and ours. */
  private static void add(
      List<Entrant> entrants, BenchServer server, int perCall, boolean withNote, int executions)
      throws SQLException {
    var bare = server.database("insert_" + entrants.size());
    entrants.add(new Entrant(new InsertedRows(bare, perCall, withNote), bare, executions));
    var ours = server.database("weft_" + entrants.size());
    entrants.add(new Entrant(new SubmittedExecutions(ours, perCall, withNote), ours, executions));
  }
}
