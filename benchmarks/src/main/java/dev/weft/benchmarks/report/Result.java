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
    double walBytesPerExecution) {

  /** How many times the other's median rate this one reached. */
  public double times(Result other) {
    return perSecond.median() / other.perSecond.median();
  }
}
