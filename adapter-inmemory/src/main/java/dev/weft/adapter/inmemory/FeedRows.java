package dev.weft.adapter.inmemory;

import dev.weft.domain.event.EngineEvent;
import java.util.HashMap;
import java.util.Map;

/** Events for subscribers, numbered as they happened: all after {@code removed} up to the last. */
final class FeedRows {

  final Map<Long, EngineEvent> rows = new HashMap<>();
  private long last;
  private long removed;

  void add(EngineEvent event, Journal journal) {
    last++;
    journal.did(() -> last--);
    journal.put(rows, last, event);
  }

  void removeFirst(Journal journal) {
    removed++;
    journal.did(() -> removed--);
    journal.remove(rows, removed);
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  EngineEvent first() {
    return rows.get(removed + 1);
  }

  /** The number of the newest event there ever was. */
  long last() {
    return last;
  }

  /** The number of the newest event that is no longer kept. */
  long removed() {
    return removed;
  }
}
