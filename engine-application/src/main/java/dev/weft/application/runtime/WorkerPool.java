package dev.weft.application.runtime;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A few named virtual threads that repeat one step until the pool is closed.
 *
 * <p>A step that throws is logged and repeated after a pause; it never ends its thread. Steps wait
 * for work themselves. Closing lets running steps finish, up to the grace, then interrupts them.
 */
public final class WorkerPool implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WorkerPool.class);
  private static final Duration PAUSE_AFTER_FAILURE = Duration.ofMillis(200);

  private final AtomicBoolean closed = new AtomicBoolean();
  private final CountDownLatch ended;
  private final Duration grace;
  private final List<Thread> threads;

  private WorkerPool(String name, int size, Runnable step, Duration grace) {
    this.grace = grace;
    this.ended = new CountDownLatch(size);
    this.threads =
        IntStream.range(0, size)
            .mapToObj(
                number -> Thread.ofVirtual().name(name + "-" + number).unstarted(() -> loop(step)))
            .toList();
  }

  public static WorkerPool started(String name, int size, Runnable step, Duration grace) {
    WorkerPool pool = new WorkerPool(name, size, step, grace);
    pool.threads.forEach(Thread::start);
    return pool;
  }

  private void loop(Runnable step) {
    try {
      while (!closed.get() && !Thread.currentThread().isInterrupted()) {
        once(step);
      }
    } finally {
      ended.countDown();
    }
  }

  private void once(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException failed) {
      LOG.warn("{}: a step failed, trying again", Thread.currentThread().getName(), failed);
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_AFTER_FAILURE);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.set(true);
    if (!endedWithin(grace)) {
      threads.forEach(Thread::interrupt);
      endedWithin(grace);
    }
  }

  private boolean endedWithin(Duration time) {
    try {
      return ended.await(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
