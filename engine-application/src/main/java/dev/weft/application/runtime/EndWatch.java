package dev.weft.application.runtime;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.in.execution.DescribeExecution;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Waits for the end of executions: woken by what this process settles, and by a poll for the rest.
 */
final class EndWatch implements Consumer<WorkerEvent> {

  private static final Duration POLL = Duration.ofMillis(200);

  private final DescribeExecution descriptions;
  private final Bell settled = new Bell();

  EndWatch(DescribeExecution descriptions) {
    this.descriptions = descriptions;
  }

  @Override
  public void accept(WorkerEvent event) {
    settled.ring();
  }

  Optional<ExecutionView> await(ExecutionId id, Duration atMost) throws InterruptedException {
    long end = System.nanoTime() + atMost.toNanos();
    while (true) {
      long heard = settled.rung();
      Optional<ExecutionView> seen = descriptions.describe(id);
      Duration left = Duration.ofNanos(end - System.nanoTime());
      if (seen.isEmpty() || seen.get().state().isTerminal()) {
        return seen;
      }
      if (!left.isPositive()) {
        return Optional.empty();
      }
      settled.await(heard, left.compareTo(POLL) < 0 ? left : POLL);
    }
  }
}
