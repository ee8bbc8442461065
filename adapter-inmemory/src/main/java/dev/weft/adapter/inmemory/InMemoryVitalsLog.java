package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LaneDepth;
import dev.weft.domain.vitals.LoopState;
import dev.weft.domain.vitals.StoreVitals;
import dev.weft.domain.vitals.Undispatched;
import dev.weft.port.out.vitals.VitalsLog;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Counts the rows themselves; a transaction here is never older than the look at it. */
record InMemoryVitalsLog(EngineState state, Journal journal, StoreClock clock)
    implements VitalsLog {

  @Override
  public StoreVitals look() {
    Instant now = clock.now();
    Map<Lane, Integer> runnable = state.waiting.countByLane();
    Map<Lane, Integer> active = countActive();
    TreeSet<Lane> lanes = new TreeSet<>(runnable.keySet());
    lanes.addAll(active.keySet());
    return new StoreVitals(
        now,
        lanes.stream()
            .map(
                lane ->
                    new LaneDepth(
                        lane,
                        Math.min(runnable.getOrDefault(lane, 0), LaneDepth.MOST_COUNTED),
                        active.getOrDefault(lane, 0),
                        Duration.between(state.waiting.dueSince(lane, now), now)))
            .toList(),
        undispatched(now),
        Duration.ZERO);
  }

  private Undispatched undispatched(Instant now) {
    List<Instant> since =
        state.events.rows.values().stream()
            .limit(LaneDepth.MOST_COUNTED)
            .map(EventRow::createdAt)
            .sorted()
            .toList();
    return since.isEmpty()
        ? Undispatched.NONE
        : new Undispatched(since.size(), Duration.between(since.getFirst(), now));
  }

  private Map<Lane, Integer> countActive() {
    Map<Lane, Integer> counts = new HashMap<>();
    state.live.values().stream()
        .filter(Execution.Active.class::isInstance)
        .limit(LaneDepth.MOST_COUNTED)
        .map(active -> state.births.get(active.id()).routing().lane())
        .forEach(lane -> counts.merge(lane, 1, Integer::sum));
    return counts;
  }

  @Override
  public void report(List<LoopState> loops) {
    Instant now = clock.now();
    Instant edge = now.minus(LoopState.KEPT);
    List<LoopName> gone =
        state.loops.entrySet().stream()
            .filter(word -> word.getValue().at().isBefore(edge))
            .map(Map.Entry::getKey)
            .toList();
    gone.forEach(name -> journal.remove(state.loops, name));
    loops.forEach(
        loop ->
            journal.put(
                state.loops, new LoopName(loop.name(), loop.instance()), new LoopWord(loop, now)));
  }

  @Override
  public List<LoopState> listReported(Duration within) {
    Instant now = clock.now();
    return state.loops.values().stream()
        .filter(word -> !word.at().isBefore(now.minus(within)))
        .map(word -> word.asOf(now))
        .sorted(Comparator.comparing(LoopState::name).thenComparing(LoopState::instance))
        .toList();
  }
}
