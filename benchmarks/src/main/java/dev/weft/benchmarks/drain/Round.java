package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.Counters;

/** One drain of one contender, with what the server counted meanwhile. */
public record Round(Drained drained, Counters counted) {

  double commitsPerExecution() {
    return (double) counted.commits() / drained.executions();
  }

  double statementsPerExecution() {
    return (double) counted.statements() / drained.executions();
  }

  double walBytesPerExecution() {
    return (double) counted.walBytes() / drained.executions();
  }
}
