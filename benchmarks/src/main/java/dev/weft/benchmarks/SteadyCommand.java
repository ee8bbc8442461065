package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.DrainScenario;
import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.drain.Interleaved;
import dev.weft.benchmarks.peer.DbSchedulerContender;
import dev.weft.benchmarks.peer.DbSchedulerStation;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.steady.Station;
import dev.weft.benchmarks.steady.SteadyAims;
import dev.weft.benchmarks.steady.SteadyTurn;
import dev.weft.benchmarks.weft.WeftContender;
import dev.weft.benchmarks.weft.WeftStation;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the steady scenario; p50 and p99 are from the moment work was due to its start. */
@Command(
    name = "steady",
    description = "Work comes at half the rate that each contender drained at just before.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SteadyCommand implements Callable<Integer> {

  private static final int DRAIN_ROUNDS = 3;
  private static final double SHARE = 0.5;

  @Mixin private ReportOptions report;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "How long work comes per round (default 3000, with --full 30000).")
  private Integer millis;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "Backlog of the drain that finds the rate (default 8000, with --full 40000).")
  private Integer executions;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    var lasting = Duration.ofMillis(report.size(spec, "--millis", millis, 3_000, 30_000));
    int backlog = report.size(spec, "--executions", executions, 8_000, 40_000);
    return report.run(
        spec, (server, progress) -> measure(server, progress, backlog, lasting, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, int backlog, Duration lasting, int rounds)
      throws SQLException, InterruptedException {
    var weft = server.database("weft");
    var peer = server.database("db_scheduler");
    List<Result> drained = drain(server, progress, weft, peer, backlog);
    var ours = turn(weft, begun -> WeftStation.open(weft, begun), drained.getFirst(), lasting);
    var theirs =
        turn(peer, begun -> DbSchedulerStation.open(peer, begun), drained.getLast(), lasting);
    var turns = new Interleaved(server, progress);
    turns.add("weft", ours);
    turns.add("db-scheduler", theirs);
    var results = turns.run(rounds);
    return new ReportOptions.Found(results, SteadyAims.of(results.getFirst(), ours.growth()));
  }

  private static List<Result> drain(
      BenchServer server,
      Consumer<String> progress,
      BenchDatabase weft,
      BenchDatabase peer,
      int backlog)
      throws SQLException, InterruptedException {
    List<Entrant> entrants =
        List.of(
            new Entrant(new WeftContender(weft, 16, 484), weft, backlog),
            new Entrant(new DbSchedulerContender(peer), peer, Math.max(1, backlog / 4)));
    try (var scenario = new DrainScenario(server, entrants, progress)) {
      return scenario.run(DRAIN_ROUNDS);
    }
  }

  private static SteadyTurn turn(
      BenchDatabase database, Station.Opening opening, Result drained, Duration lasting) {
    return new SteadyTurn(database, opening, SHARE * drained.perSecond().median(), lasting);
  }
}
