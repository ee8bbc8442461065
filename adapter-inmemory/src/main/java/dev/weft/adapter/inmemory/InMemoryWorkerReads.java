package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.port.out.lane.WorkerReads;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/** Sightings from their map. */
record InMemoryWorkerReads(EngineState state, StoreClock clock) implements WorkerReads {

  private static final int MOST = 1_000;

  @Override
  public SeenWorkers listSeen(Duration within) {
    Instant now = clock.now();
    return new SeenWorkers(
        now,
        state.seen.values().stream()
            .filter(sighting -> sighting.seenWithin(within, now))
            .sorted(Comparator.comparing(WorkerSighting::lastSeen).reversed())
            .limit(MOST)
            .sorted(WorkerSighting.ORDER)
            .toList());
  }
}
