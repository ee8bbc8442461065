package dev.weft.bootstrap.http.guard;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Counts failed logins per address and second, so that too many can be told to wait (S5).
 *
 * <p>Nobody sleeps, and a valid token is never held up: behind a proxy all callers share an
 * address, and one who guesses must not lock the others out. Remembers a bounded number of
 * addresses, the latest.
 */
public final class FailedLogins {

  static final int PER_SECOND = 10;

  private static final int MOST_ADDRESSES = 10_000;

  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Second> seconds =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Second> eldest) {
          return size() > MOST_ADDRESSES;
        }
      };

  public FailedLogins(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Takes down one more failure and answers whether that is too many. */
  boolean tooMany(String address) {
    long second = TimeUnit.NANOSECONDS.toSeconds(nanos.getAsLong());
    lock.lock();
    try {
      return seconds.merge(address, new Second(second, 1), Second::and).failures > PER_SECOND;
    } finally {
      lock.unlock();
    }
  }

  private record Second(long number, int failures) {

    Second and(Second later) {
      return later.number == number ? new Second(number, failures + later.failures) : later;
    }
  }
}
