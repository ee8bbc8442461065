package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How much live telemetry to keep: about ttl's worth at the observed rate, between floor and
 * ceiling frames.
 *
 * <p>Alpha is the weight of the newest measurement; 1 forgets all older ones.
 */
public record BestEffortConfig(Duration ttl, int floor, int ceiling, double alpha) {

  private static final Duration SHORTEST = Duration.ofMillis(1);
  private static final Duration LONGEST = Duration.ofDays(365);

  public static final BestEffortConfig DEFAULT =
      new BestEffortConfig(Duration.ofSeconds(30), 64, 16_384, 0.2);

  public BestEffortConfig {
    if (ttl.compareTo(SHORTEST) < 0 || ttl.compareTo(LONGEST) > 0) {
      throw InvalidInput.of("ttl", ttl, "a duration from 1 ms to 365 days");
    }
    if (floor < 1) {
      throw InvalidInput.of("floor", floor, "at least 1");
    }
    if (ceiling < floor) {
      throw InvalidInput.of("ceiling", ceiling, "at least the floor, " + floor);
    }
    if (!(alpha > 0.0 && alpha <= 1.0)) {
      throw InvalidInput.of("alpha", alpha, "above 0 and at most 1");
    }
  }
}
