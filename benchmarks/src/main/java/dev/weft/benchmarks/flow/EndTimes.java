package dev.weft.benchmarks.flow;

import dev.weft.application.runtime.WorkerEvent;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A handler that does nothing, and when each of its ends was answered for, one after the other. */
final class EndTimes implements ExecutionHandler, Consumer<WorkerEvent> {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final BlockingQueue<Long> answered = new LinkedBlockingQueue<>();

  @Override
  public HandlerOutcome handle(HandlerContext context) {
    return HandlerOutcome.done();
  }

  @Override
  public void accept(WorkerEvent event) {
    answered.add(System.nanoTime());
  }

  /** The {@code nanoTime} of the next end. */
  long next() throws InterruptedException {
    return next(answered);
  }

  static long next(BlockingQueue<Long> times) throws InterruptedException {
    Long at = times.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    if (at == null) {
      throw new IllegalStateException("nothing happened in " + PATIENCE);
    }
    return at;
  }
}
