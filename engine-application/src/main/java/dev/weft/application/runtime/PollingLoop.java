package dev.weft.application.runtime;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Repeats one step on a named virtual thread until it is closed.
 *
 * <p>Survives whatever the step throws: it logs, backs off and tries again (I46). A step that
 * answers {@code true} has more to do and is repeated at once; otherwise the loop waits for its
 * cadence or its bell, whichever comes first. Closing lets a running step finish.
 */
final class PollingLoop implements AutoCloseable {

  /** One bounded piece of work; answers whether there is more of it right now. */
  @FunctionalInterface
  interface Tick {
    Ticked tick() throws InterruptedException;
  }

  /** What a step came to. */
  enum Ticked {
    /** There is more to do at once. */
    MORE,
    /** It did something, and that was all for now. */
    DONE,
    /** There was nothing to do. */
    IDLE
  }

  private static final Logger LOG = LoggerFactory.getLogger(PollingLoop.class);

  private final String name;
  private final Tick tick;
  private final Cadence cadence;
  private final Bell bell;
  private final RandomGenerator random;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean closed;
  private volatile long lastSuccess = System.nanoTime();
  private volatile int failures;
  private volatile String lastError = "";
  private int idle;

  private PollingLoop(String name, Tick tick, Cadence cadence, Bell bell, RandomGenerator random) {
    this.name = name;
    this.tick = tick;
    this.cadence = cadence;
    this.bell = bell;
    this.random = random;
    this.thread = Thread.ofVirtual().name("weft-" + name).unstarted(this::loop);
  }

  static PollingLoop started(
      String name, Tick tick, Cadence cadence, Bell bell, RandomGenerator random) {
    PollingLoop loop = new PollingLoop(name, tick, cadence, bell, random);
    loop.thread.start();
    return loop;
  }

  private void loop() {
    try {
      while (!closed) {
        long heard = bell.rung();
        Duration pause = once();
        if (pause.isPositive() && !closed) {
          bell.await(heard, pause);
        }
      }
    } catch (InterruptedException stopped) {
      LOG.debug("{} was interrupted", name);
    } finally {
      ended.countDown();
    }
  }

  private Duration once() throws InterruptedException {
    try {
      Ticked ticked = tick.tick();
      lastSuccess = System.nanoTime();
      failures = 0;
      lastError = "";
      return pauseAfter(ticked);
    } catch (InterruptedException stopped) {
      throw stopped;
    } catch (Throwable failed) {
      failures = failures + 1;
      lastError = failed.getClass().getSimpleName();
      LOG.warn("{} failed, {} in a row; trying again", name, failures, failed);
      return cadence.afterFailure(failures, random.nextDouble());
    }
  }

  private Duration pauseAfter(Ticked ticked) {
    idle = ticked == Ticked.IDLE ? idle + 1 : 0;
    return ticked == Ticked.MORE ? Duration.ZERO : cadence.afterIdle(idle, random.nextDouble());
  }

  LoopHealth health() {
    Duration age = Duration.ofNanos(System.nanoTime() - lastSuccess);
    return new LoopHealth(name, age, failures, lastError, ended.getCount() > 0);
  }

  /** Ends the wait; the step in progress, if any, is the last. */
  void stop() {
    closed = true;
    bell.ring();
  }

  /** Stops, waits for the last step, and interrupts it only when it takes longer than this. */
  void close(Duration patience) {
    stop();
    if (!endedWithin(patience)) {
      thread.interrupt();
      endedWithin(patience);
    }
  }

  @Override
  public void close() {
    close(Duration.ofSeconds(10));
  }

  private boolean endedWithin(Duration patience) {
    try {
      return ended.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
