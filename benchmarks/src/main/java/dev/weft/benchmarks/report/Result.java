package dev.weft.benchmarks.report;

import dev.weft.benchmarks.measure.Spread;
import java.time.Duration;

/**
 * What one contender reached over all rounds.
 *
 * <p>The rate is the median of the rounds; percentiles are over the acks of all rounds together.
 */
public record Result(
    String name,
    Spread perSecond,
    Duration p50,
    Duration p99,
    double commitsPerExecution,
    double statementsPerExecution,
    double walBytesPerExecution) {

  /** Where nobody counts statements. */
  public Result(
      String name,
      Spread perSecond,
      Duration p50,
      Duration p99,
      double commitsPerExecution,
      double walBytesPerExecution) {
    this(name, perSecond, p50, p99, commitsPerExecution, 0, walBytesPerExecution);
  }

  /** How many times the other's median rate this one reached. */
  public double times(Result other) {
    return perSecond.median() / other.perSecond.median();
  }
}
