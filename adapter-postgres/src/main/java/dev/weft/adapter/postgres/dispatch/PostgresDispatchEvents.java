package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.DispatchEvents;
import java.time.Duration;
import java.util.List;

/**
 * The work list of dispatch.
 *
 * <p>Taking is two statements: one locks flows, a later one, whose snapshot is younger than those
 * locks, reads the events again, and their edges (A4).
 */
public record PostgresDispatchEvents(DispatchMapper mapper) implements DispatchEvents {

  private static final int LONGEST_ERROR = 2_000;

  @Override
  public Taken takeDue(int max, int mostEdges) {
    return read(mapper.lockFlowsOfDue(max), mostEdges);
  }

  @Override
  public Taken takeOf(List<ExecutionId> upstreams, int mostEdges) {
    return upstreams.isEmpty()
        ? Taken.NOTHING
        : read(mapper.lockFlowsOf(ExecutionIds.of(upstreams)), mostEdges);
  }

  @Override
  public List<PendingEvent> listStale(EventScope scope, Duration olderThan, int max) {
    return domain(mapper.listStale(ScopeColumns.of(scope, olderThan, max)));
  }

  @Override
  public List<PendingEvent> listPending(List<PendingEvent> events) {
    return events.isEmpty() ? List.of() : domain(mapper.listPending(EventKeys.pending(events)));
  }

  @Override
  public StrandedPage listStranded(ExecutionId after, int max) {
    short partition = (short) after.partition().number();
    return WalkedRow.page(after, mapper.walkWaiting(partition, after.value(), max));
  }

  @Override
  public Taken takeStranded(List<ExecutionId> upstreams, int mostEdges) {
    List<ExecutionId> locked =
        upstreams.isEmpty()
            ? List.of()
            : mapper.lockFlowsOfStranded(ExecutionIds.of(upstreams)).stream()
                .map(IdRow::id)
                .toList();
    return locked.isEmpty()
        ? Taken.NOTHING
        : TakenRow.taken(
            mapper.listStranded(ExecutionIds.of(locked), mostEdges, locked.size() + mostEdges),
            mostEdges);
  }

  @Override
  public void postpone(List<PendingEvent> events, Duration pause, String error) {
    if (!events.isEmpty()) {
      mapper.postponeEvents(EventKeys.pending(events), pause.toMillis(), storable(error));
    }
  }

  private Taken read(List<EventKeyRow> locked, int mostEdges) {
    return locked.isEmpty()
        ? Taken.NOTHING
        : TakenRow.taken(
            mapper.listTaken(EventKeys.found(locked), mostEdges, locked.size() + mostEdges),
            mostEdges);
  }

  private static List<PendingEvent> domain(List<PendingRow> rows) {
    return rows.stream().map(PendingRow::toDomain).toList();
  }

  /** The text of an exception may hold anything; the server refuses the zero character. */
  private static String storable(String error) {
    String text = error.replace('\0', ' ');
    return text.length() <= LONGEST_ERROR ? text : text.substring(0, LONGEST_ERROR);
  }
}
