package dev.weft.adapter.postgres.execution;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.LockedExecutions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Sees what handles name, with or without locking it, and reads history only where the row does not
 * answer.
 *
 * <p>A live row under the handle's own lease cannot have ended that attempt, so the usual case is
 * one statement. History is read by later statements: the locking one may have waited, and its
 * snapshot would miss what it waited for.
 */
public record Holders(ExecutionMapper mapper) {

  public LockedExecutions lock(List<LeaseHandle> handles) {
    return seen(handles, mapper.lockLive(idsOf(handles)));
  }

  /** The same without a lock: outdated as soon as it is answered. */
  public LockedExecutions look(List<LeaseHandle> handles) {
    return seen(handles, mapper.readLive(idsOf(handles)));
  }

  private static IdColumns idsOf(List<LeaseHandle> handles) {
    List<ExecutionId> ids = new ArrayList<>(handles.size());
    handles.forEach(handle -> ids.add(handle.execution()));
    return IdColumns.of(ids);
  }

  private LockedExecutions seen(List<LeaseHandle> handles, List<LiveRow> rows) {
    Map<ExecutionId, Execution> live = LiveRow.byId(rows);
    List<LeaseHandle> doubtful = new ArrayList<>();
    handles.forEach(
        handle -> {
          if (!holds(live.get(handle.execution()), handle)) {
            doubtful.add(handle);
          }
        });
    History history = doubtful.isEmpty() ? History.NONE : history(doubtful, live);
    List<Sighting> sightings = new ArrayList<>(handles.size());
    handles.forEach(handle -> sightings.add(seen(handle, live, history)));
    return new LockedExecutions(now(rows), sightings);
  }

  private Instant now(List<LiveRow> rows) {
    long latest = rows.stream().mapToLong(LiveRow::now).max().orElseGet(mapper::readClock);
    return Instant.ofEpochMilli(latest);
  }

  private static boolean holds(Execution current, LeaseHandle handle) {
    return current instanceof Execution.Active active
        && active.lease().id().equals(handle.lease())
        && active.attempt() == handle.attempt();
  }

  private History history(List<LeaseHandle> doubtful, Map<ExecutionId, Execution> live) {
    IdColumns attempts = IdColumns.ofHandles(doubtful);
    Map<AttemptKey, AttemptEnd> ended = new HashMap<>();
    mapper
        .listAttemptsByIndex(attempts)
        .forEach(row -> ended.put(AttemptKey.of(row.toDomain()), row.toDomain()));
    mapper.listCompletionsOfAttempts(attempts).stream()
        .map(CompletionRow::lastAttempt)
        .forEach(past -> remember(past, ended));
    List<ExecutionId> gone =
        doubtful.stream().map(LeaseHandle::execution).filter(id -> !live.containsKey(id)).toList();
    return new History(ended, terminal(gone));
  }

  private Map<ExecutionId, Execution> terminal(List<ExecutionId> gone) {
    return gone.isEmpty()
        ? Map.of()
        : mapper.listLatestCompletions(IdColumns.of(gone)).stream()
            .collect(Collectors.toMap(CompletionRow::id, CompletionRow::toDomain));
  }

  private static void remember(PastAttempt past, Map<AttemptKey, AttemptEnd> ended) {
    if (past instanceof PastAttempt.Ended known) {
      ended.put(AttemptKey.of(known.end()), known.end());
    }
  }

  private static Sighting seen(
      LeaseHandle handle, Map<ExecutionId, Execution> live, History history) {
    ExecutionId id = handle.execution();
    AttemptEnd end = history.ended().get(new AttemptKey(id, handle.attempt()));
    PastAttempt past = end == null ? PastAttempt.NOT_ENDED : new PastAttempt.Ended(end);
    Execution current = live.getOrDefault(id, history.terminal().get(id));
    return current == null ? new Sighting.Unknown() : new Sighting.Found(current, past);
  }

  private record AttemptKey(ExecutionId execution, int index) {
    static AttemptKey of(AttemptEnd end) {
      return new AttemptKey(end.execution(), end.index());
    }
  }

  private record History(Map<AttemptKey, AttemptEnd> ended, Map<ExecutionId, Execution> terminal) {
    static final History NONE = new History(Map.of(), Map.of());
  }
}
