package dev.weft.adapter.inmemory;

import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.port.out.event.EventFeed;

/** Not in memory yet. */
record InMemoryEventFeed() implements EventFeed {

  @Override
  public FeedPage read(EventPosition position, EventFilter filter, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
