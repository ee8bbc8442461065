package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.LockedExecutions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Locks executions in any phase.
 *
 * <p>A terminal execution has no live row to lock; whoever replays locks its description instead,
 * before any live row. The live rows are read after that by a statement of its own, which sees what
 * another replay made while this one waited.
 */
record PlainLock(ExecutionMapper mapper) {

  LockedExecutions lock(List<ExecutionId> ids) {
    Map<ExecutionId, Execution> found = new HashMap<>();
    List<LiveRow> live = mapper.lockLive(IdColumns.of(ids));
    live.forEach(row -> found.put(row.id(), row.toDomain()));
    List<ExecutionId> missing = ids.stream().filter(id -> !found.containsKey(id)).toList();
    addTerminal(missing, found);
    return new LockedExecutions(
        Instant.ofEpochMilli(missing.isEmpty() ? latest(live) : mapper.readClock()),
        ids.stream().map(id -> seen(id, found)).toList());
  }

  LockedExecutions lockToReplay(List<ExecutionId> ids) {
    mapper.lockDescriptions(IdColumns.of(ids));
    return lock(ids);
  }

  /** Each row carries the time after its own lock: the latest is after all of them. */
  private long latest(List<LiveRow> live) {
    return live.stream().mapToLong(LiveRow::now).max().orElseGet(mapper::readClock);
  }

  private void addTerminal(List<ExecutionId> ids, Map<ExecutionId, Execution> found) {
    if (!ids.isEmpty()) {
      mapper
          .listLatestCompletions(IdColumns.of(ids))
          .forEach(row -> found.put(row.id(), row.toDomain()));
    }
  }

  private static Sighting seen(ExecutionId id, Map<ExecutionId, Execution> found) {
    Execution current = found.get(id);
    return current == null ? new Sighting.Unknown() : Sighting.Found.of(current);
  }
}
