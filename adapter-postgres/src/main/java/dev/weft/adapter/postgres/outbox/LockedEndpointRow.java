package dev.weft.adapter.postgres.outbox;

import java.util.UUID;

/** A locked endpoint, and the store's time after the wait for it. */
public record LockedEndpointRow(
    long now,
    UUID endpointId,
    String url,
    int maxBatch,
    String[] kinds,
    String[] namespaces,
    String secretRef,
    int ladderFirstStep,
    Long[] ladder,
    boolean enabled,
    long pausedUntil,
    int failures,
    Long breakerDelay,
    Long breakerUntil,
    Long probeAt,
    long lastAccepted) {

  EndpointRow endpoint() {
    return new EndpointRow(
        endpointId,
        url,
        maxBatch,
        kinds,
        namespaces,
        secretRef,
        ladderFirstStep,
        ladder,
        enabled,
        pausedUntil,
        failures,
        breakerDelay,
        breakerUntil,
        probeAt,
        lastAccepted);
  }
}
