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
 * <p>A terminal execution has no live row to lock, so its description is locked instead: two
 * replays of it wait for each other. The live rows are read again under that lock, because the
 * first to replay made one.
 */
record PlainLock(ExecutionMapper mapper) {

  LockedExecutions lock(List<ExecutionId> ids) {
    Map<ExecutionId, Execution> found = new HashMap<>();
    List<LiveRow> live = mapper.lockLive(IdColumns.of(ids));
    add(live, found);
    List<ExecutionId> missing = missing(ids, found);
    if (!missing.isEmpty()) {
      mapper.lockDescriptions(IdColumns.of(missing));
      add(mapper.lockRevived(IdColumns.of(missing)), found);
      addTerminal(missing(ids, found), found);
    }
    return new LockedExecutions(
        Instant.ofEpochMilli(missing.isEmpty() ? latest(live) : mapper.readClock()),
        ids.stream().map(id -> seen(id, found)).toList());
  }

  /** Each row carries the time after its own lock: the latest is after all of them. */
  private long latest(List<LiveRow> live) {
    return live.stream().mapToLong(LiveRow::now).max().orElseGet(mapper::readClock);
  }

  private static void add(List<LiveRow> rows, Map<ExecutionId, Execution> found) {
    rows.forEach(row -> found.put(row.id(), row.toDomain()));
  }

  private void addTerminal(List<ExecutionId> ids, Map<ExecutionId, Execution> found) {
    if (!ids.isEmpty()) {
      mapper
          .listLatestCompletions(IdColumns.of(ids))
          .forEach(row -> found.put(row.id(), row.toDomain()));
    }
  }

  private static List<ExecutionId> missing(
      List<ExecutionId> ids, Map<ExecutionId, Execution> found) {
    return ids.stream().filter(id -> !found.containsKey(id)).toList();
  }

  private static Sighting seen(ExecutionId id, Map<ExecutionId, Execution> found) {
    Execution current = found.get(id);
    return current == null ? new Sighting.Unknown() : Sighting.Found.of(current);
  }
}
