package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.util.SortedSet;

/** What tells one sighting of a worker from another. */
record SightingName(Worker worker, Lane lane, Capabilities capabilities, SortedSet<Kind> kinds) {

  static SightingName of(WorkerSighting seen) {
    return new SightingName(seen.worker(), seen.lane(), seen.capabilities(), seen.kinds());
  }
}
