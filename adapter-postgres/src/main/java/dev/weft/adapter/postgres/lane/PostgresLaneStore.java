package dev.weft.adapter.postgres.lane;

import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.lane.LaneStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Pauses as rows.
 *
 * <p>Pausing takes two statements: the first may have waited for another's pause, which only a
 * later snapshot sees.
 */
public record PostgresLaneStore(LaneMapper mapper) implements LaneStore {

  @Override
  public LaneGate.Paused pause(Lane lane, String reason, String by) {
    mapper.pauseOpen(lane.value(), reason, by);
    return mapper.findPause(lane.value()).toDomain();
  }

  @Override
  public boolean resume(Lane lane) {
    return mapper.resumePaused(lane.value()) == 1;
  }

  @Override
  public LaneGate gateOf(Lane lane) {
    return Optional.ofNullable(mapper.findPause(lane.value()))
        .<LaneGate>map(PauseRow::toDomain)
        .orElse(LaneGate.OPEN);
  }

  @Override
  public List<LaneView> listLanes() {
    Map<String, LaneGate> pauses = new HashMap<>();
    mapper.listPauses().forEach(row -> pauses.put(row.lane(), row.toDomain()));
    Map<String, Integer> runnable = counts(mapper.countRunnable(LaneView.MOST_COUNTED));
    Map<String, Integer> active = counts(mapper.countActive(LaneView.MOST_COUNTED));
    TreeSet<String> lanes = new TreeSet<>(pauses.keySet());
    lanes.addAll(runnable.keySet());
    lanes.addAll(active.keySet());
    return lanes.stream()
        .map(
            lane ->
                new LaneView(
                    new Lane(lane),
                    pauses.getOrDefault(lane, LaneGate.OPEN),
                    runnable.getOrDefault(lane, 0),
                    active.getOrDefault(lane, 0)))
        .toList();
  }

  private static Map<String, Integer> counts(List<LaneCountRow> rows) {
    Map<String, Integer> counts = new HashMap<>();
    rows.forEach(row -> counts.put(row.lane(), row.counted()));
    return counts;
  }
}
