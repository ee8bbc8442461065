package dev.weft.port.out.signal;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import java.util.Set;

/**
 * Hints together: lanes that may have work, streams that moved or ended.
 *
 * @param completions whether members ended; for this process alone, which dispatches what it ended
 */
public record Wakeups(Set<Lane> lanes, Set<StreamKey> streams, boolean completions) {

  public static final Wakeups NONE = new Wakeups(Set.of(), Set.of());

  public Wakeups {
    lanes = Set.copyOf(lanes);
    streams = Set.copyOf(streams);
  }

  public Wakeups(Set<Lane> lanes, Set<StreamKey> streams) {
    this(lanes, streams, false);
  }

  public static Wakeups ofLanes(Set<Lane> lanes) {
    return new Wakeups(lanes, Set.of());
  }

  public static Wakeups ofStreams(Set<StreamKey> streams) {
    return new Wakeups(Set.of(), streams);
  }

  public boolean isEmpty() {
    return lanes.isEmpty() && streams.isEmpty() && !completions;
  }
}
