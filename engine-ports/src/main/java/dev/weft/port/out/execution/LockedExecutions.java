package dev.weft.port.out.execution;

import dev.weft.domain.transition.Sighting;
import java.time.Instant;
import java.util.List;

/** What a locking read saw, in the order asked, and the store's time at which it is decided. */
public record LockedExecutions(Instant now, List<Sighting> sightings) {

  public LockedExecutions {
    sightings = List.copyOf(sightings);
  }
}
