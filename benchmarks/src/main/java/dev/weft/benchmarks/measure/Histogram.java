package dev.weft.benchmarks.measure;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.BiConsumer;

/**
 * Counts durations in logarithmic buckets, 32 to each power of two.
 *
 * <p>A percentile is the upper edge of its bucket, so it is never below the true value and at most
 * 3.2 % above it. Safe for many recording threads.
 */
public final class Histogram {

  private static final int STEP_BITS = 5;
  private static final int STEPS = 1 << STEP_BITS;

  private final AtomicLongArray counts = new AtomicLongArray(Long.SIZE * STEPS);

  public void record(Duration took, long times) {
    counts.addAndGet(bucketOf(Math.max(0, took.toNanos())), times);
  }

  public void add(Histogram other) {
    for (int bucket = 0; bucket < counts.length(); bucket++) {
      counts.addAndGet(bucket, other.counts.get(bucket));
    }
  }

  /** Tells every duration that was recorded, as precisely as it is known, and how often. */
  public void each(BiConsumer<Duration, Long> heard) {
    for (int bucket = 0; bucket < counts.length(); bucket++) {
      if (counts.get(bucket) > 0) {
        heard.accept(Duration.ofNanos(upperEdge(bucket)), counts.get(bucket));
      }
    }
  }

  public long count() {
    long sum = 0;
    for (int bucket = 0; bucket < counts.length(); bucket++) {
      sum += counts.get(bucket);
    }
    return sum;
  }

  /**
   * The duration that the given share of all recorded ones does not exceed; zero when none is.
   *
   * @param share above 0, at most 1
   */
  public Duration percentile(double share) {
    long wanted = (long) Math.ceil(share * count());
    long seen = 0;
    for (int bucket = 0; bucket < counts.length() && wanted > 0; bucket++) {
      seen += counts.get(bucket);
      if (seen >= wanted) {
        return Duration.ofNanos(upperEdge(bucket));
      }
    }
    return Duration.ZERO;
  }

  private static int bucketOf(long nanos) {
    if (nanos < STEPS) {
      return (int) nanos;
    }
    int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(nanos) - STEP_BITS;
    return shift * STEPS + (int) (nanos >>> shift);
  }

  private static long upperEdge(int bucket) {
    if (bucket < 2 * STEPS) {
      return bucket;
    }
    int shift = bucket / STEPS - 1;
    long lower = (long) (bucket - shift * STEPS) << shift;
    return lower + (1L << shift) - 1;
  }
}
