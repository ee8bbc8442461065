package dev.weft.domain.lease;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.time.Instant;

/** How long a lease lasts from the store's now: one second to one day. */
public record LeaseTtl(Duration value) {

  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofDays(1);

  public static final LeaseTtl DEFAULT = new LeaseTtl(Duration.ofSeconds(30));

  public LeaseTtl {
    if (value.compareTo(SHORTEST) < 0 || value.compareTo(LONGEST) > 0) {
      throw InvalidInput.of("lease_ms", value, "1 second to 1 day");
    }
  }

  public Instant from(Instant now) {
    return now.plus(value);
  }
}
