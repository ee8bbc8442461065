package dev.weft.adapter.postgres.tx;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;

/** Waits between tries of one transaction: full jitter under a doubling ceiling. */
final class RetryBackoff {

  static final int MOST_TRIES = 8;

  private static final Duration FIRST_CEILING = Duration.ofMillis(10);
  private static final Duration LAST_CEILING = Duration.ofMillis(640);

  private final RandomGenerator random;

  RetryBackoff(RandomGenerator random) {
    this.random = random;
  }

  void pauseBefore(int nextTry) {
    LockSupport.parkNanos((long) (random.nextDouble() * ceiling(nextTry).toNanos()));
  }

  private static Duration ceiling(int nextTry) {
    Duration doubled = FIRST_CEILING.multipliedBy(1L << Math.min(nextTry - 2, 6));
    return doubled.compareTo(LAST_CEILING) > 0 ? LAST_CEILING : doubled;
  }
}
