package dev.weft.domain.execution;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.time.Instant;

/** How long one attempt may run; {@link #NONE} when the user gave none. */
public record AttemptTimeout(Duration limit) {

  private static final Duration UNLIMITED = Duration.ofSeconds(Long.MAX_VALUE);
  private static final Duration SHORTEST = Duration.ofMillis(1);
  private static final Duration LONGEST = Duration.ofDays(365);

  public static final AttemptTimeout NONE = new AttemptTimeout(UNLIMITED);

  public AttemptTimeout {
    boolean limited = !limit.equals(UNLIMITED);
    if (limited && (limit.compareTo(SHORTEST) < 0 || limit.compareTo(LONGEST) > 0)) {
      throw InvalidInput.of("attempt_timeout", limit, "1 ms to 365 days");
    }
  }

  public boolean isSet() {
    return !limit.equals(UNLIMITED);
  }

  public boolean passedAt(Instant now, Instant startedAt) {
    return isSet() && !now.isBefore(startedAt.plus(limit));
  }
}
