package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Interleaved;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.tail.TailAims;
import dev.weft.benchmarks.tail.TailLoad;
import dev.weft.benchmarks.tail.TailScenario;
import dev.weft.benchmarks.weft.RunningAttempts;
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

/** Runs the tail scenario; p50 and p99 are from commit to delivery, costs are per frame. */
@Command(
    name = "tail",
    description = "A thousand tailers wait on a pool of four; frames come from another side.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TailCommand implements Callable<Integer> {

  /** In lasting times of a load: the heaviest exercises what all of them share. */
  private static final int WARM_UP = 4;

  private static final int STREAMS = 1_000;
  private static final TailLoad HEAVIEST = new TailLoad("3000/s", STREAMS, 1, 3_000);
  private static final TailLoad ONE_STREAM = new TailLoad("200/s on one stream", 1, STREAMS, 200);
  private static final List<TailLoad> LOADS =
      List.of(
          new TailLoad("200/s", STREAMS, 1, 200),
          new TailLoad("1000/s", STREAMS, 1, 1_000),
          HEAVIEST,
          ONE_STREAM);

  @Mixin private ReportOptions report;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "How long each load lasts per round (default 1500, with --full 6000).")
  private Integer millis;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int rounds = report.rounds(spec);
    var lasting = Duration.ofMillis(report.size(spec, "--millis", millis, 1_500, 6_000));
    return report.run(spec, (server, progress) -> measure(server, progress, lasting, rounds));
  }

  private static ReportOptions.Found measure(
      BenchServer server, Consumer<String> progress, Duration lasting, int rounds)
      throws SQLException, InterruptedException {
    var scenario = new TailScenario(RunningAttempts.in(server.database("weft"), STREAMS));
    progress.accept("warming up");
    scenario.run(HEAVIEST, lasting.multipliedBy(WARM_UP));
    scenario.run(ONE_STREAM, lasting);
    var turns = new Interleaved(server, progress);
    LOADS.forEach(load -> turns.add(load.name(), () -> scenario.run(load, lasting)));
    var results = turns.run(rounds);
    return new ReportOptions.Found(results, TailAims.of(results));
  }
}
