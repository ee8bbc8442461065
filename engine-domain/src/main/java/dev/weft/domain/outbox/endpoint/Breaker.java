package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * Counts failures in a row and keeps senders away after the third.
 *
 * <p>An open breaker whose time has passed is half open: one probe goes through, and its failure
 * doubles the delay. Failures of requests begun before it opened change nothing.
 */
public sealed interface Breaker {

  Breaker HEALTHY = new Closed(0);

  /** Recorded failures since the last success. */
  int failures();

  Breaker failed(Instant now);

  boolean keepsAway(Instant now);

  /** Lets the next probe through now; the operator's wish. */
  Breaker probeFrom(Instant now);

  /** Lets senders through. */
  record Closed(int failures) implements Breaker {

    private static final int OPENS_AT = 3;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(60);

    public Closed {
      if (failures < 0 || failures >= OPENS_AT) {
        throw InvalidInput.of("failures", failures, "0 to 2 while closed");
      }
    }

    @Override
    public Breaker failed(Instant now) {
      int count = failures + 1;
      return count < OPENS_AT
          ? new Closed(count)
          : new Open(count, FIRST_WAIT, now.plus(FIRST_WAIT));
    }

    @Override
    public boolean keepsAway(Instant now) {
      return false;
    }

    @Override
    public Breaker probeFrom(Instant now) {
      return this;
    }
  }

  /** Keeps senders away until its time, then lets one probe through. */
  record Open(int failures, Duration delay, Instant until) implements Breaker {

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    public Open {
      Objects.requireNonNull(until, "until");
      if (delay.isNegative() || delay.compareTo(LONGEST_WAIT) > 0) {
        throw InvalidInput.of("breaker delay", delay, "0 to " + LONGEST_WAIT);
      }
    }

    @Override
    public Breaker failed(Instant now) {
      if (keepsAway(now)) {
        return this;
      }
      Duration doubled = delay.multipliedBy(2);
      Duration next = doubled.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : doubled;
      return new Open(failures + 1, next, now.plus(next));
    }

    @Override
    public boolean keepsAway(Instant now) {
      return now.isBefore(until);
    }

    @Override
    public Breaker probeFrom(Instant now) {
      return keepsAway(now) ? new Open(failures, delay, now) : this;
    }
  }
}
