package dev.weft.adapter.inmemory;

import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.port.out.event.EventFeed;
import java.util.ArrayList;
import java.util.List;

/**
 * The feed by number; in a serial store the number is the transaction too.
 *
 * @param origin another one for every engine in memory, for its numbers start anew
 */
record InMemoryEventFeed(EngineState state, String origin) implements EventFeed {

  @Override
  public FeedPage read(EventPosition position, EventFilter filter, int max) {
    return switch (position) {
      case EventPosition.Oldest oldest -> page(state.feed.removed(), filter, max);
      case EventPosition.Newest newest -> page(state.feed.last(), filter, max);
      case EventPosition.After after -> readOn(after.cursor(), filter, max);
    };
  }

  private FeedPage readOn(EventCursor cursor, EventFilter filter, int max) {
    if (!cursor.origin().equals(origin) || cursor.id() > state.feed.last()) {
      return new FeedPage.OtherStore();
    }
    return cursor.id() < state.feed.removed()
        ? new FeedPage.TooOld(cursor(state.feed.removed()))
        : page(cursor.id(), filter, max);
  }

  private FeedPage page(long after, EventFilter filter, int max) {
    List<EngineEvent> events = new ArrayList<>();
    long last = after;
    while (last < state.feed.last() && events.size() < max) {
      last++;
      EngineEvent event = state.feed.rows.get(last);
      if (filter.admits(event)) {
        events.add(event);
      }
    }
    return new FeedPage.Events(events, cursor(last));
  }

  private EventCursor cursor(long id) {
    return new EventCursor(origin, id, id);
  }
}
