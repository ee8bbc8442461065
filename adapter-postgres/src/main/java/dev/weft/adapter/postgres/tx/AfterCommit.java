package dev.weft.adapter.postgres.tx;

import dev.weft.domain.name.Lane;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.signal.WorkSignal;
import java.util.LinkedHashSet;
import java.util.Set;

/** Holds the hints of one try; they fire once it has committed. */
final class AfterCommit implements Hints {

  private final Set<Lane> lanes = new LinkedHashSet<>();

  @Override
  public void workIn(Lane lane) {
    lanes.add(lane);
  }

  Set<Lane> lanes() {
    return Set.copyOf(lanes);
  }

  void fire(WorkSignal signal) {
    if (!lanes.isEmpty()) {
      signal.raise(Set.copyOf(lanes));
    }
  }
}
