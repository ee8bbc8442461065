package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.domain.outbox.endpoint.Pause;
import java.time.Duration;
import java.time.Instant;

/** The health of an endpoint as columns; an open breaker has a delay and an end. */
record StoredHealth(
    long pausedUntil,
    int failures,
    Long breakerDelay,
    Long breakerUntil,
    Long probeAt,
    long lastAccepted) {

  static StoredHealth of(EndpointHealth health) {
    Long delay = null;
    Long until = null;
    if (health.breaker() instanceof Breaker.Open open) {
      delay = open.delay().toMillis();
      until = Column.millis(open.until());
    }
    return new StoredHealth(
        Column.millis(health.pause().until()),
        health.breaker().failures(),
        delay,
        until,
        health.parking() instanceof Parking.Parked parked
            ? Column.millis(parked.nextProbe())
            : null,
        Column.millis(health.lastAccepted()));
  }

  EndpointHealth toDomain() {
    return new EndpointHealth(
        breaker(),
        new Pause(Instant.ofEpochMilli(pausedUntil)),
        probeAt == null ? Parking.NONE : new Parking.Parked(Instant.ofEpochMilli(probeAt)),
        Instant.ofEpochMilli(lastAccepted));
  }

  private Breaker breaker() {
    return breakerUntil == null
        ? new Breaker.Closed(failures)
        : new Breaker.Open(
            failures, Duration.ofMillis(breakerDelay), Instant.ofEpochMilli(breakerUntil));
  }
}
