package dev.weft.benchmarks.measure;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Times one drain, to its last acknowledgement.
 *
 * <p>The watch starts at the first {@link #started}, so what a contender needs to start its threads
 * and its pool is nobody's loss; or, where connections are new and know no statement yet, only when
 * a share of the drain is behind them. An ack is the time from the end of the handler to the answer
 * that the completion is committed.
 */
public final class AckMeter {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final long NOT_YET = Long.MIN_VALUE;
  private static final int UNTIMED_SHARE = 5;

  /** A backlog below this may be acknowledged by one answer, which leaves nothing to time. */
  private static final int LEAST_WITH_A_START = 400;

  private final int expected;
  private final int untimed;
  private final Histogram acks = new Histogram();
  private final AtomicLong acked = new AtomicLong();
  private final AtomicLong first = new AtomicLong(NOT_YET);
  private final AtomicReference<Start> timedFrom = new AtomicReference<>();
  private final AtomicLong last = new AtomicLong();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final CountDownLatch done = new CountDownLatch(1);

  /** Times everything. */
  public AckMeter(int expected) {
    this(expected, 0);
  }

  private AckMeter(int expected, int untimed) {
    this.expected = expected;
    this.untimed = untimed;
  }

  /** Does not time the first fifth, unless the drain is too short to have a start. */
  public static AckMeter pastTheStart(int expected) {
    return new AckMeter(expected, expected < LEAST_WITH_A_START ? 0 : expected / UNTIMED_SHARE);
  }

  public void started() {
    if (first.get() == NOT_YET) {
      first.compareAndSet(NOT_YET, System.nanoTime());
    }
  }

  /** Records that the given number of executions ended at this {@code nanoTime} and are durable. */
  public void acked(long endedAt, int executions) {
    long now = System.nanoTime();
    long total = acked.addAndGet(executions);
    if (total - executions >= untimed) {
      acks.record(Duration.ofNanos(now - endedAt), executions);
    } else if (total >= untimed && total < expected) {
      timedFrom.set(new Start(now, Math.toIntExact(total)));
    }
    if (total >= expected) {
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
    Start start = timedFrom.get() == null ? new Start(first.get(), 0) : timedFrom.get();
    Duration elapsed = Duration.ofNanos(last.get() - start.at());
    return new Drained(expected, expected - start.acked(), elapsed, acks);
  }

  /** When the watch started, and how many were behind it. */
  private record Start(long at, int acked) {}
}
