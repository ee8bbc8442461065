package dev.weft.adapter.postgres.tx;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.signal.WorkSignal;
import java.util.LinkedHashSet;
import java.util.Set;

/** Holds the hints of one try; they fire once it has committed. */
final class AfterCommit implements Hints {

  private final Set<Lane> lanes = new LinkedHashSet<>();
  private final Set<StreamKey> streams = new LinkedHashSet<>();
  private boolean completions;

  @Override
  public void workIn(Lane lane) {
    lanes.add(lane);
  }

  @Override
  public void moved(StreamKey stream) {
    streams.add(stream);
  }

  @Override
  public void completions() {
    completions = true;
  }

  Wakeups wakeups() {
    return new Wakeups(lanes, streams, completions);
  }

  void fire(WorkSignal signal) {
    Wakeups wakeups = wakeups();
    if (!wakeups.isEmpty()) {
      signal.raise(wakeups);
    }
  }
}
