package dev.weft.adapter.postgres.lane;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.port.out.lane.WorkerReads;
import java.time.Duration;
import java.time.Instant;

/** Sightings as claims left them. */
public record PostgresWorkerReads(WorkerMapper mapper) implements WorkerReads {

  private static final int MOST = 1_000;

  @Override
  public SeenWorkers listSeen(Duration within) {
    long now = mapper.readClock();
    return new SeenWorkers(
        Instant.ofEpochMilli(now),
        mapper.listSeen(now, within.toMillis(), MOST).stream()
            .map(SightingRow::toDomain)
            .sorted(WorkerSighting.ORDER)
            .toList());
  }
}
