package dev.weft.benchmarks.measure;

import java.time.Duration;

/**
 * A backlog worked off: how many executions, how long it took, and how long each ack took.
 *
 * @param timed how many of them the watch saw
 */
public record Drained(int executions, int timed, Duration elapsed, Histogram acks) {

  /** All of them timed. */
  public Drained(int executions, Duration elapsed, Histogram acks) {
    this(executions, executions, elapsed, acks);
  }

  public Drained with(Histogram others) {
    return new Drained(executions, timed, elapsed, others);
  }

  /** The same, with so many before them that the watch did not see: costs are over all. */
  public Drained after(int untimed) {
    return new Drained(untimed + executions, timed, elapsed, acks);
  }

  public double perSecond() {
    return timed * 1e9 / elapsed.toNanos();
  }
}
