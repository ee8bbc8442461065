package dev.weft.port.out.event;

import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import java.util.List;

/**
 * Every event once, for whoever reads on from where they were (I31).
 *
 * <p>Events are written by the stores together with the fact they tell: completions and lost leases
 * by {@code ExecutionStore.write}, ends of flows by {@code FlowStore.write}.
 */
public interface EventFeed {

  /**
   * Up to {@code max} events behind the position that pass the filter.
   *
   * <p>Only transactions below which none is open are read, so an event that appears later never
   * sorts before a cursor that was handed out. The cursor of a page is valid also when the page is
   * empty: the walk goes on behind everything that was looked at.
   */
  FeedPage read(EventPosition position, EventFilter filter, int max);

  /** What a read of the feed found. */
  sealed interface FeedPage {

    record Events(List<EngineEvent> events, EventCursor next) implements FeedPage {
      public Events {
        events = List.copyOf(events);
      }
    }

    /** Events behind the cursor have been removed; the oldest that are kept are behind this one. */
    record TooOld(EventCursor oldest) implements FeedPage {}

    /** The cursor was counted by another store. */
    record OtherStore() implements FeedPage {}
  }
}
