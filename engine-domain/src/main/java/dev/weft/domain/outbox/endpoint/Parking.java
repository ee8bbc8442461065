package dev.weft.domain.outbox.endpoint;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/** Whether the receiver refuses our credentials, and when it is asked again: once a minute. */
public sealed interface Parking {

  Duration BETWEEN_PROBES = Duration.ofMinutes(1);

  Parking NONE = new Unparked();

  static Parking blockedAt(Instant now) {
    return new Parked(now.plus(BETWEEN_PROBES));
  }

  default boolean keepsAway(Instant now) {
    return switch (this) {
      case Unparked unparked -> false;
      case Parked parked -> now.isBefore(parked.nextProbe());
    };
  }

  /** Lets the next probe through now; the operator's wish. */
  default Parking probeFrom(Instant now) {
    return keepsAway(now) ? new Parked(now) : this;
  }

  record Unparked() implements Parking {}

  record Parked(Instant nextProbe) implements Parking {

    public Parked {
      Objects.requireNonNull(nextProbe, "nextProbe");
    }
  }
}
