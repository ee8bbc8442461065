package dev.weft.port.out.lane;

import dev.weft.domain.claim.WorkerSighting;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Who asked for work lately. */
public interface WorkerReads {

  /**
   * Sightings within that long before the store's now: by worker, instance and lane; at most 1 000.
   */
  SeenWorkers listSeen(Duration within);

  /** The sightings and the store's time at which they were read. */
  record SeenWorkers(Instant now, List<WorkerSighting> sightings) {
    public SeenWorkers {
      sightings = List.copyOf(sightings);
    }
  }
}
