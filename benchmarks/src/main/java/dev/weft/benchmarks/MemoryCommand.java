package dev.weft.benchmarks;

import dev.weft.benchmarks.measure.MachineWatch;
import dev.weft.benchmarks.memory.MemoryScenario;
import dev.weft.benchmarks.report.Machine;
import dev.weft.benchmarks.report.ScenarioReport;
import dev.weft.benchmarks.report.Versions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the memory scenario; rates are per execution, p50 and p99 of a batch of a hundred. */
@Command(
    name = "memory",
    description = "Claims and completions by the hundred in memory, measured by JMH.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class MemoryCommand implements Callable<Integer> {

  @Mixin private ReportOptions report;

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "How long a round lasts (default 1000, with --full 5000).")
  private Integer millis;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws RunnerException, IOException, InterruptedException {
    int rounds = report.rounds(spec);
    var each = Duration.ofMillis(report.size(spec, "--millis", millis, 1_000, 5_000));
    report.progress(spec, rounds + " rounds of " + each);
    try (var watch = MachineWatch.start()) {
      var result = MemoryScenario.run(rounds, each);
      var machine = Machine.here(watch.stop());
      report.done(spec);
      report.print(
          spec,
          new ScenarioReport(
              spec.name(), machine, Versions.here(), List.of(result), MemoryScenario.aims(result)));
    }
    return ExitCode.OK;
  }
}
