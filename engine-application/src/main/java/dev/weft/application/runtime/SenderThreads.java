package dev.weft.application.runtime;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads an outbox sender borrows: one that ends exchanges in time, a few that ask name
 * servers.
 *
 * <p>Platform threads: a name lookup blocks in the operating system and would hold the carrier of a
 * virtual thread, and the timer must ring even when all carriers are held.
 */
public final class SenderThreads implements AutoCloseable {

  private static final int MOST_LOOKUPS = 16;
  private static final long IDLE_SECONDS = 30;

  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, named("weft-outbox-timer"));
  private final ThreadPoolExecutor lookups =
      new ThreadPoolExecutor(
          0,
          MOST_LOOKUPS,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          named("weft-outbox-lookup"));

  public SenderThreads() {
    timer.setRemoveOnCancelPolicy(true);
  }

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name(name).factory();
  }

  /** Runs short steps at their time; keeps nothing of a step that was cancelled. */
  public ScheduledExecutorService timer() {
    return timer;
  }

  /** Takes at most 16 steps at once and refuses more, instead of letting them wait in line. */
  public ExecutorService lookups() {
    return lookups;
  }

  /** Starts nothing more and interrupts what runs. */
  @Override
  public void close() {
    timer.shutdownNow();
    lookups.shutdownNow();
  }
}
