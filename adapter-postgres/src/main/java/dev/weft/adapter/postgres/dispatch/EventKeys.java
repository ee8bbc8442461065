package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/** Names of events as one array per column, in the order given. */
public record EventKeys(Short[] partitions, UUID[] executions, Integer[] generations) {

  static EventKeys found(List<EventKeyRow> rows) {
    return of(rows.stream().map(EventKeyRow::key).toList());
  }

  static EventKeys pending(List<PendingEvent> events) {
    return of(events.stream().map(event -> new Key(event.upstream(), event.generation())).toList());
  }

  /** In id order, so that two batches remove in one order. */
  static EventKeys done(List<DispatchEvent> events) {
    return of(
        events.stream()
            .map(event -> new Key(event.upstream(), event.generation()))
            .sorted(Comparator.comparing(Key::execution))
            .toList());
  }

  private static EventKeys of(List<Key> keys) {
    return new EventKeys(
        Column.partitions(keys, Key::execution),
        Column.executions(keys, Key::execution),
        Column.integers(keys, Key::generation));
  }

  record Key(ExecutionId execution, int generation) {}
}
