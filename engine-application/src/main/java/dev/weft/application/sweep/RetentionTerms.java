package dev.weft.application.sweep;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How long ended things are kept.
 *
 * @param keys idempotency keys, counted from the end of what they name; never below a day
 */
public record RetentionTerms(
    Duration flows, Duration executions, Duration keys, Duration sightings, Duration events) {

  private static final Duration SHORTEST_KEYS = Duration.ofHours(24);

  public static final RetentionTerms DEFAULT =
      new RetentionTerms(
          Duration.ofDays(30),
          Duration.ofDays(30),
          Duration.ofDays(30),
          Duration.ofDays(1),
          Duration.ofDays(7));

  public RetentionTerms {
    requirePositive("keep_flows", flows);
    requirePositive("keep_executions", executions);
    requirePositive("keep_sightings", sightings);
    requirePositive("keep_events", events);
    if (keys.compareTo(SHORTEST_KEYS) < 0) {
      throw InvalidInput.of("keep_keys", keys, "24 hours or more");
    }
  }

  private static void requirePositive(String field, Duration value) {
    if (value.isNegative() || value.isZero()) {
      throw InvalidInput.of(field, value, "more than nothing");
    }
  }
}
