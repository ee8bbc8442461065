package dev.weft.adapter.postgres.lane;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;

/** One row of {@code weft.worker_seen}. */
public record SightingRow(
    String workerId,
    String workerInstanceId,
    String lane,
    String[] capabilities,
    String[] kinds,
    long lastSeen) {

  WorkerSighting toDomain() {
    TreeSet<Kind> named = new TreeSet<>();
    if (kinds != null) {
      List.of(kinds).forEach(kind -> named.add(new Kind(kind)));
    }
    return new WorkerSighting(
        new Worker(workerId, workerInstanceId),
        new Lane(lane),
        Capabilities.of(List.of(capabilities)),
        named,
        Instant.ofEpochMilli(lastSeen));
  }
}
