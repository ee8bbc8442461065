package dev.weft.domain.claim;

import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * When a worker last asked for work, and for which.
 *
 * <p>Written at most once per {@link #INTERVAL}, so {@code lastSeen} may be that much older than
 * the worker's last claim.
 *
 * @param kinds the handlers it has; empty means every kind
 */
public record WorkerSighting(
    Worker worker, Lane lane, Capabilities capabilities, SortedSet<Kind> kinds, Instant lastSeen) {

  /** By worker, instance and lane, then by what it can do. */
  public static final Comparator<WorkerSighting> ORDER =
      Comparator.comparing((WorkerSighting seen) -> seen.worker().id())
          .thenComparing(seen -> seen.worker().instance())
          .thenComparing(WorkerSighting::lane)
          .thenComparing(seen -> seen.capabilities().names().toString())
          .thenComparing(seen -> seen.kinds().toString());

  public static final Duration INTERVAL = Duration.ofSeconds(10);

  /** A worker not seen for this long is taken for gone. */
  public static final Duration LATELY = Duration.ofSeconds(60);

  public WorkerSighting {
    kinds = Collections.unmodifiableSortedSet(new TreeSet<>(kinds));
  }

  public static WorkerSighting of(ClaimRequest request, Instant now) {
    return new WorkerSighting(
        request.worker(), request.lane(), request.capabilities(), request.kinds(), now);
  }

  /** Whether another sighting of the same worker at that time is worth a write. */
  public boolean outdatedAt(Instant now) {
    return !now.isBefore(lastSeen.plus(INTERVAL));
  }

  public boolean seenWithin(Duration window, Instant now) {
    return now.isBefore(lastSeen.plus(window));
  }

  public boolean mayRun(Routing routing) {
    return lane.equals(routing.lane())
        && (kinds.isEmpty() || kinds.contains(routing.kind()))
        && capabilities.cover(routing.required());
  }
}
