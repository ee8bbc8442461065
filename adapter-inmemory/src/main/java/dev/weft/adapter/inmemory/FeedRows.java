package dev.weft.adapter.inmemory;

import dev.weft.domain.event.EngineEvent;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Events for subscribers, numbered as they happened. */
final class FeedRows {

  final NavigableMap<Long, EngineEvent> rows = new TreeMap<>();
  private long last;
  private long removed;

  void add(EngineEvent event, Journal journal) {
    last++;
    journal.did(() -> last--);
    journal.put(rows, last, event);
  }

  void removeFirst(Journal journal) {
    long before = removed;
    removed = rows.firstKey();
    journal.did(() -> removed = before);
    journal.remove(rows, removed);
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
