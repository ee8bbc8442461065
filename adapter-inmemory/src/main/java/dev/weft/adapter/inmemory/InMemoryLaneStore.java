package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.lane.LaneStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Pauses in a map; counts from the rows themselves. */
record InMemoryLaneStore(EngineState state, Journal journal, StoreClock clock)
    implements LaneStore {

  @Override
  public LaneGate.Paused pause(Lane lane, String reason, String by) {
    LaneGate.Paused first = state.pauses.get(lane);
    if (first != null) {
      return first;
    }
    LaneGate.Paused paused = new LaneGate.Paused(clock.now(), reason, by);
    journal.put(state.pauses, lane, paused);
    return paused;
  }

  @Override
  public boolean resume(Lane lane) {
    boolean paused = state.pauses.containsKey(lane);
    journal.remove(state.pauses, lane);
    return paused;
  }

  @Override
  public LaneGate gateOf(Lane lane) {
    LaneGate.Paused paused = state.pauses.get(lane);
    return paused == null ? LaneGate.OPEN : paused;
  }

  @Override
  public List<LaneView> listLanes() {
    Map<Lane, Integer> runnable = state.waiting.countByLane();
    Map<Lane, Integer> active = countActive();
    SortedSet<Lane> lanes = new TreeSet<>(state.pauses.keySet());
    lanes.addAll(runnable.keySet());
    lanes.addAll(active.keySet());
    return lanes.stream()
        .map(
            lane ->
                new LaneView(lane, gateOf(lane), counted(runnable, lane), counted(active, lane)))
        .toList();
  }

  private Map<Lane, Integer> countActive() {
    Map<Lane, Integer> counts = new HashMap<>();
    state.live.values().stream()
        .filter(Execution.Active.class::isInstance)
        .limit(LaneView.MOST_COUNTED)
        .map(active -> state.births.get(active.id()).routing().lane())
        .forEach(lane -> counts.merge(lane, 1, Integer::sum));
    return counts;
  }

  private static int counted(Map<Lane, Integer> counts, Lane lane) {
    return Math.min(counts.getOrDefault(lane, 0), LaneView.MOST_COUNTED);
  }
}
