package dev.weft.domain.retry;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How often and how soon a failed execution runs again.
 *
 * <p>The n-th retry waits {@code min(initial × multiplier^(n−1), cap) × (1 + jitter × u)} with u in
 * [0, 1) drawn by the caller. Jitter only ever lengthens a wait, so no retry starts before its due
 * time (I19).
 */
public record RetryPolicy(
    int maxRetries, Duration initial, double multiplier, Duration cap, double jitter) {

  private static final int MOST_RETRIES = 1_000_000;
  private static final Duration LONGEST = Duration.ofDays(365);

  public static final RetryPolicy DEFAULT =
      new RetryPolicy(3, Duration.ofSeconds(1), 2.0, Duration.ofSeconds(60), 0.0);

  public static final RetryPolicy NEVER =
      new RetryPolicy(0, Duration.ofSeconds(1), 1.0, Duration.ofSeconds(1), 0.0);

  public RetryPolicy {
    if (maxRetries < 0 || maxRetries > MOST_RETRIES) {
      throw InvalidInput.of("max_retries", maxRetries, "0 to " + MOST_RETRIES);
    }
    requireWait("initial", initial);
    requireWait("cap", cap);
    if (!(multiplier >= 1.0 && multiplier <= 1_000.0)) {
      throw InvalidInput.of("multiplier", multiplier, "1 to 1000");
    }
    if (!(jitter >= 0.0 && jitter <= 1.0)) {
      throw InvalidInput.of("jitter", jitter, "0 to 1");
    }
  }

  /** The same wait before every retry. */
  public static RetryPolicy fixed(int maxRetries, Duration wait) {
    return new RetryPolicy(maxRetries, wait, 1.0, wait, 0.0);
  }

  /**
   * Decides after a failure.
   *
   * @param retriesUsed retries already spent in this generation
   * @param u a drawn number in [0, 1)
   */
  public RetryDecision next(int retriesUsed, double u) {
    if (retriesUsed >= maxRetries) {
      return new RetryDecision.GiveUp();
    }
    return new RetryDecision.RetryAfter(waitBefore(retriesUsed + 1, u));
  }

  private Duration waitBefore(int nth, double u) {
    double grown = initial.toMillis() * Math.pow(multiplier, nth - 1);
    double capped = Math.min(grown, cap.toMillis());
    return Duration.ofMillis((long) Math.floor(capped * (1 + jitter * u)));
  }

  private static void requireWait(String field, Duration wait) {
    if (wait.isNegative() || wait.compareTo(LONGEST) > 0) {
      throw InvalidInput.of(field, wait, "a duration from 0 to 365 days");
    }
  }
}
