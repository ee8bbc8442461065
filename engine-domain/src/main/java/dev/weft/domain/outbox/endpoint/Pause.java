package dev.weft.domain.outbox.endpoint;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * How long the receiver asked everybody to stay away.
 *
 * <p>A later request for a shorter wait never shortens one already granted. {@link #NONE} is over.
 */
public record Pause(Instant until) {

  public static final Pause NONE = new Pause(Instant.EPOCH);

  public Pause {
    Objects.requireNonNull(until, "until");
  }

  public boolean keepsAway(Instant now) {
    return now.isBefore(until);
  }

  public Pause atLeast(Instant now, Duration wait) {
    Instant asked = now.plus(wait);
    return asked.isAfter(until) ? new Pause(asked) : this;
  }
}
