package dev.weft.adapter.inmemory;

import dev.weft.domain.name.Lane;
import dev.weft.port.out.signal.Hints;
import java.util.LinkedHashSet;
import java.util.Set;

/** The lanes one transaction will wake once it has committed. */
final class LaneHints implements Hints {

  private final Set<Lane> lanes = new LinkedHashSet<>();
  private final Journal journal;

  LaneHints(Journal journal) {
    this.journal = journal;
  }

  @Override
  public void workIn(Lane lane) {
    if (lanes.add(lane)) {
      journal.did(() -> lanes.remove(lane));
    }
  }

  Set<Lane> lanes() {
    return Set.copyOf(lanes);
  }
}
