package dev.weft.adapter.postgres.tx;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;

/**
 * When a transaction is tried again: full jitter under a doubling ceiling.
 *
 * <p>Bounded twice, by tries and by time: against a server that is gone every try may wait for a
 * connection as long as the pool allows.
 */
final class RetryBackoff {

  static final int MOST_TRIES = 8;

  static final Duration PATIENCE = Duration.ofSeconds(8);

  private static final Duration FIRST_CEILING = Duration.ofMillis(10);
  private static final Duration LAST_CEILING = Duration.ofMillis(640);

  private final RandomGenerator random;

  RetryBackoff(RandomGenerator random) {
    this.random = random;
  }

  static boolean allowsAfter(int tries, Duration sinceTheFirst) {
    return tries < MOST_TRIES && sinceTheFirst.compareTo(PATIENCE) < 0;
  }

  void pauseBefore(int nextTry) {
    LockSupport.parkNanos((long) (random.nextDouble() * ceiling(nextTry).toNanos()));
  }

  private static Duration ceiling(int nextTry) {
    Duration doubled = FIRST_CEILING.multipliedBy(1L << Math.min(nextTry - 2, 6));
    return doubled.compareTo(LAST_CEILING) > 0 ? LAST_CEILING : doubled;
  }
}
