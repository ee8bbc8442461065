package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Pending events by upstream and by the time from which they are due. */
final class EventRows {

  final Map<EventName, EventRow> rows = new HashMap<>();
  final Timetable<EventName> due = new Timetable<>();
  final OrderedIndex<ExecutionId, EventName> byUpstream = new OrderedIndex<>();

  void put(EventRow row, Instant dueAt, Journal journal) {
    journal.put(rows, row.name(), row);
    due.put(row.name(), dueAt, journal);
    byUpstream.add(row.name().upstream(), row.name(), journal);
  }

  void remove(EventName name, Journal journal) {
    if (rows.containsKey(name)) {
      journal.remove(rows, name);
      due.remove(name, journal);
      byUpstream.remove(name.upstream(), name, journal);
    }
  }

  Optional<EventRow> find(EventName name) {
    return Optional.ofNullable(rows.get(name));
  }

  Stream<EventRow> of(ExecutionId upstream) {
    return byUpstream.of(upstream).stream().map(rows::get);
  }
}
