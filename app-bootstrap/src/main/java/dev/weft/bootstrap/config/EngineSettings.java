package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Objects;

/**
 * Everything the standalone app can be told.
 *
 * @param poll how long a waiting claim goes without looking, when no signal reaches it
 * @param leaseSweep how long the sweeps for passed times wait when there was nothing to do
 * @param reconcile how long the other loops wait when there was nothing to do
 */
public record EngineSettings(
    ServerSettings server,
    StorageSettings storage,
    Duration poll,
    Duration leaseSweep,
    Duration reconcile,
    DeliverySettings delivery) {

  private static final Duration SHORTEST = Duration.ofMillis(10);
  private static final Duration LONGEST = Duration.ofMinutes(1);

  public static final Duration DEFAULT_POLL = Duration.ofMillis(500);
  public static final Duration DEFAULT_LEASE_SWEEP = Duration.ofSeconds(1);
  public static final Duration DEFAULT_RECONCILE = Duration.ofSeconds(1);

  public EngineSettings {
    Objects.requireNonNull(server, "server");
    Objects.requireNonNull(storage, "storage");
    Objects.requireNonNull(delivery, "delivery");
    requireWithin("poll_ms", poll);
    requireWithin("lease_sweep_ms", leaseSweep);
    requireWithin("reconcile_ms", reconcile);
  }

  public EngineSettings(
      ServerSettings server, StorageSettings storage, Duration poll, Duration leaseSweep) {
    this(server, storage, poll, leaseSweep, DEFAULT_RECONCILE, DeliverySettings.DEFAULT);
  }

  /** With messages going where these settings allow. */
  public EngineSettings delivering(DeliverySettings other) {
    return new EngineSettings(server, storage, poll, leaseSweep, reconcile, other);
  }

  private static void requireWithin(String setting, Duration value) {
    if (value.compareTo(SHORTEST) < 0 || value.compareTo(LONGEST) > 0) {
      throw InvalidInput.of(
          setting,
          value.toMillis(),
          SHORTEST.toMillis()
              + " to "
              + LONGEST.toMillis()
              + ": less burns the database, more lets work wait");
    }
  }

  public static EngineSettings of(ServerSettings server, StorageSettings storage) {
    return new EngineSettings(server, storage, DEFAULT_POLL, DEFAULT_LEASE_SWEEP);
  }
}
