package dev.weft.testkit.runtime;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A handler that stays until it is let go or told to leave, and remembers who told it to leave. */
final class Blocking implements ExecutionHandler {

  private static final long PATIENCE_SECONDS = 60;

  private final CountDownLatch go = new CountDownLatch(1);
  private final BlockingQueue<ExecutionId> begun = new LinkedBlockingQueue<>();
  private final BlockingQueue<Boolean> left = new LinkedBlockingQueue<>();

  @Override
  public HandlerOutcome handle(HandlerContext context) {
    begun.add(context.execution());
    try {
      go.await();
    } catch (InterruptedException told) {
      left.add(context.isCancelled());
    }
    return HandlerOutcome.done();
  }

  void letGo() {
    go.countDown();
  }

  ExecutionId begun() {
    return next(begun);
  }

  /** Waits until one was interrupted; answers whether its context said so too. */
  boolean leftCancelled() {
    return next(left);
  }

  private static <T> T next(BlockingQueue<T> queue) {
    try {
      T next = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("the handler was not called, or not interrupted");
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for a handler", e);
    }
  }
}
