package dev.weft.domain.outbox.endpoint;

import java.time.Instant;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What waits for one endpoint, seen without locks.
 *
 * @param earliest when its first pending row is due or its first claim ends; {@link #NOTHING} when
 *     there is neither
 * @param parked whether rows of it are parked
 */
public record Backlog(Endpoint endpoint, Instant earliest, boolean parked) {

  /** Later than every time a store keeps. */
  public static final Instant NOTHING = Instant.MAX;

  public Backlog {
    Objects.requireNonNull(endpoint, "endpoint");
    Objects.requireNonNull(earliest, "earliest");
  }

  /** When a claim may find something, as far as this tells; {@link #NOTHING} for never. */
  public Instant readyAt() {
    EndpointHealth health = endpoint.health();
    if (!endpoint.enabled()) {
      return NOTHING;
    }
    Instant due = parked && health.needsProbe() ? Instant.EPOCH : earliest;
    return latest(due, health);
  }

  private static Instant latest(Instant due, EndpointHealth health) {
    Instant probe =
        health.parking() instanceof Parking.Parked blocked ? blocked.nextProbe() : Instant.EPOCH;
    Instant closed = health.breaker() instanceof Breaker.Open open ? open.until() : Instant.EPOCH;
    return Stream.of(due, probe, closed, health.pause().until())
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }
}
