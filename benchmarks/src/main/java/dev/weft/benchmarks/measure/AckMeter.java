package dev.weft.benchmarks.measure;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Times one drain from the first handler to the last acknowledgement.
 *
 * <p>The watch starts at the first {@link #started}, so what a contender needs to start its threads
 * and its pool is nobody's loss. An ack is the time from the end of the handler to the answer that
 * the completion is committed.
 */
public final class AckMeter {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final long NOT_YET = Long.MIN_VALUE;

  private final int expected;
  private final Histogram acks = new Histogram();
  private final AtomicLong acked = new AtomicLong();
  private final AtomicLong first = new AtomicLong(NOT_YET);
  private final AtomicLong last = new AtomicLong();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final CountDownLatch done = new CountDownLatch(1);

  public AckMeter(int expected) {
    this.expected = expected;
  }

  public void started() {
    if (first.get() == NOT_YET) {
      first.compareAndSet(NOT_YET, System.nanoTime());
    }
  }

  /** Records that the given number of executions ended at this {@code nanoTime} and are durable. */
  public void acked(long endedAt, int executions) {
    long now = System.nanoTime();
    acks.record(Duration.ofNanos(now - endedAt), executions);
    if (acked.addAndGet(executions) >= expected) {
      last.compareAndSet(0, now);
      done.countDown();
    }
  }

  public boolean begun() {
    return first.get() != NOT_YET;
  }

  public long acknowledged() {
    return acked.get();
  }

  public Histogram acks() {
    return acks;
  }

  public boolean finished() {
    return done.getCount() == 0;
  }

  /** Ends the wait: this drain is lost. */
  public void failed(Throwable cause) {
    failure.compareAndSet(null, cause);
    done.countDown();
  }

  public Drained await() throws InterruptedException {
    boolean ended = done.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    if (failure.get() != null) {
      throw new IllegalStateException("the drain failed", failure.get());
    }
    if (!ended) {
      throw new IllegalStateException(acked.get() + " of " + expected + " in " + PATIENCE);
    }
    return new Drained(expected, Duration.ofNanos(last.get() - first.get()), acks);
  }
}
