package dev.weft.domain.input;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A time from outside as any storage keeps it: whole milliseconds, no later than the year 9999.
 *
 * <p>Cut before anything is decided with it, so that every storage answers the same.
 */
public final class StorableTime {

  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");

  private StorableTime() {}

  public static Instant checked(String field, Instant value) {
    if (value == null || value.truncatedTo(ChronoUnit.MILLIS).isAfter(LATEST)) {
      throw InvalidInput.of(field, value, "a time no later than the year 9999");
    }
    return value.truncatedTo(ChronoUnit.MILLIS);
  }
}
