package dev.weft.application.runtime;

import java.time.Duration;
import java.util.List;

/**
 * What an engine runs.
 *
 * @param workers one per lane and set of capabilities; none for an engine that only takes work in
 * @param sweeps how often leases, attempts and deadlines are looked after
 */
public record RuntimeSettings(List<WorkerSettings> workers, Cadence sweeps) {

  public static final RuntimeSettings DEFAULT = of(WorkerSettings.DEFAULT);

  public RuntimeSettings {
    workers = List.copyOf(workers);
  }

  public static RuntimeSettings of(WorkerSettings... workers) {
    return new RuntimeSettings(List.of(workers), Cadence.every(Duration.ofSeconds(1)));
  }
}
