package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.endpoint.Backlog;
import java.time.Instant;
import java.util.UUID;

/** An endpoint with unsent rows, and when the first of them may be claimed. */
public record BacklogRow(
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
    long lastAccepted,
    Long earliest,
    boolean parked) {

  Backlog toDomain() {
    return new Backlog(
        endpoint().toDomain(),
        earliest == null ? Backlog.NOTHING : Instant.ofEpochMilli(earliest),
        parked);
  }

  private EndpointRow endpoint() {
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
