package dev.weft.benchmarks;

import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.tail.TailAims;
import dev.weft.benchmarks.tail.TailLoad;
import dev.weft.benchmarks.tail.TailScenario;
import dev.weft.benchmarks.weft.RunningAttempts;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
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

  private static final Duration WARM_UP = Duration.ofSeconds(2);
  private static final int STREAMS = 1_000;

  private static final List<TailLoad> LOADS =
      List.of(
          new TailLoad("200/s", STREAMS, 1, 200),
          new TailLoad("1000/s", STREAMS, 1, 1_000),
          new TailLoad("3000/s", STREAMS, 1, 3_000),
          new TailLoad("200/s on one stream", 1, STREAMS, 200));

  @Mixin private ReportOptions report;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "6",
      description = "How long each load lasts (default ${DEFAULT-VALUE}).")
  private int seconds;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    report.requirePositive(spec, "--seconds", seconds);
    report.print(spec, measure());
    return ExitCode.OK;
  }

  private ScenarioReport measure() throws IOException, SQLException, InterruptedException {
    report.progress(spec, "starting PostgreSQL");
    try (var server = BenchServer.start()) {
      var scenario = new TailScenario(RunningAttempts.in(server.database("weft"), STREAMS));
      report.progress(spec, "warming up");
      for (TailLoad load : LOADS) {
        scenario.run(load, WARM_UP);
      }
      List<Result> results = new ArrayList<>();
      for (TailLoad load : LOADS) {
        report.progress(spec, load.name());
        server.checkpoint();
        results.add(scenario.run(load, Duration.ofSeconds(seconds)));
      }
      report.done(spec);
      return new ScenarioReport(
          "tail", Machine.here(), Versions.with(server.version()), results, TailAims.of(results));
    }
  }
}
