package dev.weft.adapter.postgres.event;

import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.port.out.event.EventFeed;

/** Not in PostgreSQL yet. */
public record PostgresEventFeed() implements EventFeed {

  @Override
  public FeedPage read(EventPosition position, EventFilter filter, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
