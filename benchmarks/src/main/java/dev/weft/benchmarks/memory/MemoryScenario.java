package dev.weft.benchmarks.memory;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs JMH in a JVM of its own and says what it found in the words of the other scenarios. */
public final class MemoryScenario {

  private static final int WARM_UPS = 3;

  /** That of the other scenarios: neither grown nor touched first while the watch runs. */
  private static final String[] HEAP = {
    "-XX:+UseParallelGC", "-Xms1g", "-Xmx1g", "-Xmn600m", "-XX:+AlwaysPreTouch"
  };

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double LEAST = 500_000;

  private MemoryScenario() {}

  /**
   * @param each how long an iteration lasts
   */
  public static Result run(int iterations, Duration each) throws RunnerException {
    // JMH lets one run at a time onto a machine; that is its caller's business here.
    System.setProperty("jmh.ignoreLock", "true");
    var options =
        new OptionsBuilder()
            .include(ClaimAndComplete.class.getName())
            .forks(1)
            .jvmArgs(HEAP)
            .warmupIterations(WARM_UPS)
            .warmupTime(TimeValue.milliseconds(each.toMillis()))
            .measurementIterations(iterations)
            .measurementTime(TimeValue.milliseconds(each.toMillis()))
            .shouldFailOnError(true)
            .build();
    return result(new Runner(options, besideTheReport()).runSingle());
  }

  /** What the other JVM has to say, warnings of its own among it, is no part of a report. */
  private static OutputFormat besideTheReport() {
    return OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT);
  }

  private static Result result(RunResult run) {
    var samples = run.getPrimaryResult().getStatistics();
    return new Result(
        "weft in memory",
        Spread.of(rates(run)),
        nanos(samples.getPercentile(50)),
        nanos(samples.getPercentile(99)),
        0,
        0);
  }

  private static List<Double> rates(RunResult run) {
    return run.getBenchmarkResults().stream()
        .map(BenchmarkResult::getIterationResults)
        .flatMap(iterations -> iterations.stream())
        .map(one -> ClaimAndComplete.BATCH * NANOS_PER_SECOND / one.getPrimaryResult().getScore())
        .toList();
  }

  private static Duration nanos(double value) {
    return Duration.ofNanos((long) value);
  }

  public static List<Aim> aims(Result ours) {
    return List.of(
        Aim.atLeast("claimed and completed per second", ours.perSecond().median(), LEAST));
  }
}
