package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.retention.Retention;
import dev.weft.port.out.stream.FrameLog;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Takes rows out of the maps, the oldest first. */
record InMemoryRetention(EngineState state, Journal journal, StoreClock clock, FrameLog frames)
    implements Retention {

  @Override
  public int removeFlows(Duration age, int max) {
    int removed = 0;
    while (removed < max) {
      FlowId flow = nextFlow(age);
      if (flow == null) {
        return removed;
      }
      removed += new FlowRemoval(state, journal, clock, frames).remove(flow, max - removed);
    }
    return removed;
  }

  private FlowId nextFlow(Duration age) {
    if (!state.flows.removing.isEmpty()) {
      return state.flows.removing.first();
    }
    List<FlowId> over = state.flows.settled.list(until(age), this::isOver, 1);
    return over.isEmpty() ? null : over.getFirst();
  }

  private boolean isOver(FlowId flow) {
    return state.members.of(flow).stream().noneMatch(state.live::containsKey);
  }

  private Instant until(Duration age) {
    return clock.now().minus(age);
  }

  @Override
  public int removeExecutions(Duration age, int max) {
    List<ExecutionId> old = state.ended.list(until(age), any -> true, max);
    int forgotten = frames.forget(old, max);
    List<ExecutionId> silent = old.subList(0, Math.min(old.size(), max - forgotten));
    ExecutionRemoval removal = new ExecutionRemoval(state, journal, clock);
    silent.forEach(removal::remove);
    return forgotten + silent.size();
  }

  @Override
  public int removeKeys(Duration age, int max) {
    Instant until = until(age);
    List<KeyName> old = state.keyTimes.list(until, name -> isFree(name, until), max);
    old.forEach(
        name -> {
          journal.remove(state.keys, name);
          state.keyTimes.remove(name, journal);
        });
    return old.size();
  }

  private boolean isFree(KeyName name, Instant until) {
    ExecutionId owner = state.keys.get(name).execution();
    return !state.births.containsKey(owner)
        || !state.live.containsKey(owner)
            && !state
                .history
                .findLatestCompletion(owner)
                .orElseThrow()
                .terminal()
                .endedAt()
                .isAfter(until);
  }

  @Override
  public int removeSightings(Duration age, int max) {
    Instant until = until(age);
    List<SightingName> old =
        state.seen.entrySet().stream()
            .filter(seen -> !seen.getValue().lastSeen().isAfter(until))
            .limit(max)
            .map(seen -> seen.getKey())
            .toList();
    old.forEach(name -> journal.remove(state.seen, name));
    return old.size();
  }

  @Override
  public int removeEvents(Duration age, int max) {
    Instant until = until(age);
    int removed = 0;
    while (removed < max && !state.feed.isEmpty() && !state.feed.first().at().isAfter(until)) {
      state.feed.removeFirst(journal);
      removed++;
    }
    return removed;
  }
}
