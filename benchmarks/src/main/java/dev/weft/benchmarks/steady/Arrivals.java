package dev.weft.benchmarks.steady;

import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.Histogram;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/**
 * Work that comes at a fixed rate: one thread submits what is due, in one call, again and again.
 *
 * <p>The payload carries the moment it was due. The backlog is looked at after each call.
 */
final class Arrivals implements Station.Begun {

  private static final int PAYLOAD_BYTES = 1024;
  private static final int MOST_PER_CALL = 500;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final double NANOS_PER_SECOND = 1e9;

  private final double perSecond;
  private final int expected;
  private final Histogram delays = new Histogram();
  private final AtomicInteger begun = new AtomicInteger();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Backlog backlog;

  Arrivals(double perSecond, Duration lasting) {
    this.perSecond = perSecond;
    this.expected = (int) Math.max(1, perSecond * lasting.toMillis() / 1_000);
    this.backlog = new Backlog(expected);
  }

  @Override
  public void begun(byte[] payload) {
    delays.record(Duration.ofNanos(System.nanoTime() - ByteBuffer.wrap(payload).getLong()), 1);
    if (begun.incrementAndGet() == expected) {
      done.countDown();
    }
  }

  Drained offeredTo(Station station) throws InterruptedException {
    long start = System.nanoTime();
    for (int sent = 0; sent < expected; ) {
      int due = Math.min(expected, (int) ((System.nanoTime() - start) / interval()) + 1);
      if (due > sent) {
        sent = submit(station, start, sent, Math.min(due, sent + MOST_PER_CALL));
      } else {
        LockSupport.parkNanos(start + (long) (sent * interval()) - System.nanoTime());
      }
    }
    if (!done.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException(begun + " of " + expected + " begun in " + PATIENCE);
    }
    return new Drained(expected, Duration.ofNanos(System.nanoTime() - start), delays);
  }

  private int submit(Station station, long start, int from, int to) {
    List<byte[]> payloads =
        IntStream.range(from, to)
            .mapToObj(nth -> payload(start + (long) (nth * interval())))
            .toList();
    station.submit(payloads);
    backlog.seen(to, to - begun.get());
    return to;
  }

  private double interval() {
    return NANOS_PER_SECOND / perSecond;
  }

  private static byte[] payload(long due) {
    return ByteBuffer.allocate(PAYLOAD_BYTES).putLong(due).array();
  }

  /** How much longer the last third waited in line than the first, as time between arrivals. */
  Duration growth() {
    return Duration.ofNanos((long) (backlog.growth() * interval()));
  }
}
