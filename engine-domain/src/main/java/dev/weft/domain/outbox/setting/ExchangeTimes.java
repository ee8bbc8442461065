package dev.weft.domain.outbox.setting;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.time.Instant;

/**
 * How long one exchange may take, and how long a claim protects it.
 *
 * <p>{@code deadline + margin < lease}: a request begun under a fresh claim always ends, and is
 * settled, before somebody else may claim the row (I34).
 */
public record ExchangeTimes(Duration connect, Duration deadline, Duration margin, Duration lease) {

  private static final Duration SHORTEST = Duration.ofMillis(1);
  private static final Duration LONGEST_LEASE = Duration.ofHours(1);

  public static final ExchangeTimes DEFAULT =
      new ExchangeTimes(
          Duration.ofSeconds(5),
          Duration.ofSeconds(20),
          Duration.ofSeconds(10),
          Duration.ofSeconds(60));

  public ExchangeTimes {
    requirePositive("connect_timeout", connect);
    requirePositive("margin", margin);
    if (deadline.compareTo(connect) < 0) {
      throw InvalidInput.of("deadline", deadline, "at least the connect timeout " + connect);
    }
    if (lease.compareTo(deadline.plus(margin)) <= 0 || lease.compareTo(LONGEST_LEASE) > 0) {
      throw InvalidInput.of(
          "lease", lease, "more than deadline + margin and at most " + LONGEST_LEASE);
    }
  }

  /** Whether the lease left covers one more exchange; else renew before sending. */
  public boolean covered(Instant leaseUntil, Instant now) {
    return now.plus(deadline).plus(margin).isBefore(leaseUntil);
  }

  private static void requirePositive(String field, Duration value) {
    if (value.compareTo(SHORTEST) < 0) {
      throw InvalidInput.of(field, value, "a positive duration");
    }
  }
}
