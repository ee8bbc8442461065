package dev.weft.domain.outbox.setting;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Objects;

/**
 * The outbox as configured: batch, times, age limit, cap, key rule.
 *
 * <p>What differs per receiver (batch size, ladder, secret) belongs to the endpoint, not here.
 */
public record OutboxSettings(
    int claimBatch,
    ExchangeTimes times,
    Duration ageLimit,
    Recovery recovery,
    CallerCap callerCap,
    AbandonedKeyRule abandonedKeys) {

  private static final int LARGEST_BATCH = 1_000;

  public static final OutboxSettings DEFAULT =
      new OutboxSettings(
          64,
          ExchangeTimes.DEFAULT,
          Duration.ofDays(7),
          Recovery.DEFAULT,
          CallerCap.DEFAULT,
          AbandonedKeyRule.RELEASES);

  public OutboxSettings {
    if (claimBatch < 1 || claimBatch > LARGEST_BATCH) {
      throw InvalidInput.of("claim_batch", claimBatch, "1 to " + LARGEST_BATCH);
    }
    if (ageLimit.compareTo(Duration.ofMinutes(1)) < 0) {
      throw InvalidInput.of("age_limit", ageLimit, "at least 1 minute");
    }
    Objects.requireNonNull(times, "times");
    Objects.requireNonNull(recovery, "recovery");
    Objects.requireNonNull(callerCap, "callerCap");
    Objects.requireNonNull(abandonedKeys, "abandonedKeys");
  }
}
