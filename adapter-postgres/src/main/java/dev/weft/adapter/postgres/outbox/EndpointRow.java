package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An endpoint as its two rows, in both directions. */
public record EndpointRow(
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

  static EndpointRow of(Endpoint endpoint) {
    StoredHealth health = StoredHealth.of(endpoint.health());
    Ladder waits = endpoint.ladder();
    return new EndpointRow(
        endpoint.id().value(),
        endpoint.url().toString(),
        endpoint.maxBatch(),
        sorted(endpoint.subscription().kinds(), Kind::value),
        sorted(endpoint.subscription().namespaces(), Namespace::value),
        endpoint.secret().name(),
        waits.firstStep(),
        Column.longs(waits.waits(), Duration::toMillis),
        endpoint.enabled(),
        health.pausedUntil(),
        health.failures(),
        health.breakerDelay(),
        health.breakerUntil(),
        health.probeAt(),
        health.lastAccepted());
  }

  Endpoint toDomain() {
    return new Endpoint(
        new EndpointId(endpointId),
        TargetUrl.parse(url),
        maxBatch,
        new Subscription(
            Stream.of(kinds).map(Kind::new).collect(Collectors.toSet()),
            Stream.of(namespaces).map(Namespace::new).collect(Collectors.toSet())),
        new SecretRef(secretRef),
        new Ladder(ladderFirstStep, waits()),
        enabled,
        health());
  }

  private List<Duration> waits() {
    return Stream.of(ladder).map(Duration::ofMillis).toList();
  }

  private EndpointHealth health() {
    return new StoredHealth(
            pausedUntil, failures, breakerDelay, breakerUntil, probeAt, lastAccepted)
        .toDomain();
  }

  private static <T> String[] sorted(Collection<T> names, Function<T, String> text) {
    return names.stream().map(text).sorted().toArray(String[]::new);
  }
}
