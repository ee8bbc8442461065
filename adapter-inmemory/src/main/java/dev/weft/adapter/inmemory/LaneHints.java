package dev.weft.adapter.inmemory;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.signal.Wakeups;
import java.util.LinkedHashSet;
import java.util.Set;

/** The lanes and streams one transaction will wake once it has committed. */
final class LaneHints implements Hints {

  private final Set<Lane> lanes = new LinkedHashSet<>();
  private final Set<StreamKey> streams = new LinkedHashSet<>();
  private final Journal journal;
  private boolean completions;

  LaneHints(Journal journal) {
    this.journal = journal;
  }

  @Override
  public void workIn(Lane lane) {
    if (lanes.add(lane)) {
      journal.did(() -> lanes.remove(lane));
    }
  }

  @Override
  public void moved(StreamKey stream) {
    if (streams.add(stream)) {
      journal.did(() -> streams.remove(stream));
    }
  }

  @Override
  public void completions() {
    if (!completions) {
      completions = true;
      journal.did(() -> completions = false);
    }
  }

  Wakeups wakeups() {
    return new Wakeups(lanes, streams, completions);
  }
}
