package dev.weft.bootstrap.demo;

import java.time.Duration;

/**
 * What the store says after the demo, and how long the work took.
 *
 * @param sample one execution to look at, and {@code sampleResult} what it answered
 */
public record DemoOutcome(
    int submitted, int completed, int attempts, Duration took, String sample, String sampleResult) {

  public boolean isWhole() {
    return submitted == completed;
  }

  public long perSecond() {
    return completed * 1_000L / Math.max(1, took.toMillis());
  }
}
