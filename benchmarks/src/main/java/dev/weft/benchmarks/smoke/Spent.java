package dev.weft.benchmarks.smoke;

import dev.weft.benchmarks.drain.Round;

/** What the batches of one step cost. */
record Spent(Round round, long statements, int batches) {

  double statementsPerBatch() {
    return (double) statements / batches;
  }

  double commits() {
    return each(round.counted().commits());
  }

  double walBytes() {
    return each(round.counted().walBytes());
  }

  double walRecords() {
    return each(round.counted().walRecords());
  }

  private double each(long all) {
    return (double) all / round.drained().executions();
  }
}
