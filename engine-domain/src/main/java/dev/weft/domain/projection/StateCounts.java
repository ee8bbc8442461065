package dev.weft.domain.projection;

import dev.weft.domain.execution.PublicState;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;

/** How many members of a flow are in each of the eleven public states; absent states count zero. */
public record StateCounts(Map<PublicState, Integer> counts) {

  public static final StateCounts NONE = new StateCounts(Map.of());

  public StateCounts {
    EnumMap<PublicState, Integer> all = new EnumMap<>(PublicState.class);
    for (PublicState state : PublicState.values()) {
      all.put(state, checked(state, counts.getOrDefault(state, 0)));
    }
    counts = Collections.unmodifiableMap(all);
  }

  public static StateCounts of(Collection<PublicState> members) {
    EnumMap<PublicState, Integer> counts = new EnumMap<>(PublicState.class);
    members.forEach(state -> counts.merge(state, 1, Integer::sum));
    return new StateCounts(counts);
  }

  public int total() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  public int of(PublicState state) {
    return counts.get(state);
  }

  public boolean anyOf(PublicState... states) {
    return Stream.of(states).anyMatch(state -> of(state) > 0);
  }

  public boolean allTerminal() {
    return counts.keySet().stream().noneMatch(state -> !state.isTerminal() && of(state) > 0);
  }

  private static int checked(PublicState state, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("negative count of " + state + ": " + count);
    }
    return count;
  }
}
