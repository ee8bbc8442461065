package dev.weft.benchmarks.measure;

import java.time.Duration;

/** A backlog worked off: how many executions, how long it took, and how long each ack took. */
public record Drained(int executions, Duration elapsed, Histogram acks) {

  public double perSecond() {
    return executions * 1e9 / elapsed.toNanos();
  }
}
