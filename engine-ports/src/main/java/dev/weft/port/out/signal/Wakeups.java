package dev.weft.port.out.signal;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import java.util.Set;

/** Hints together: lanes that may have work, streams that moved or ended. */
public record Wakeups(Set<Lane> lanes, Set<StreamKey> streams) {

  public static final Wakeups NONE = new Wakeups(Set.of(), Set.of());

  public Wakeups {
    lanes = Set.copyOf(lanes);
    streams = Set.copyOf(streams);
  }

  public static Wakeups ofLanes(Set<Lane> lanes) {
    return new Wakeups(lanes, Set.of());
  }

  public static Wakeups ofStreams(Set<StreamKey> streams) {
    return new Wakeups(Set.of(), streams);
  }

  public boolean isEmpty() {
    return lanes.isEmpty() && streams.isEmpty();
  }
}
