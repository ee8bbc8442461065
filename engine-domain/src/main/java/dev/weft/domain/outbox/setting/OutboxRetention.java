package dev.weft.domain.outbox.setting;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How long settled messages are kept for people: sent ones from when they were sent, abandoned ones
 * from when they were created.
 *
 * <p>Unsent messages are kept for ever.
 */
public record OutboxRetention(Duration sent, Duration abandoned) {

  private static final Duration SHORTEST = Duration.ofMinutes(1);

  public static final OutboxRetention DEFAULT =
      new OutboxRetention(Duration.ofDays(7), Duration.ofDays(30));

  public OutboxRetention {
    requireLong("keep_sent", sent);
    requireLong("keep_abandoned", abandoned);
  }

  private static void requireLong(String field, Duration value) {
    if (value.compareTo(SHORTEST) < 0) {
      throw InvalidInput.of(field, value, "at least " + SHORTEST);
    }
  }
}
