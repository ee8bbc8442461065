package dev.weft.adapter.postgres.event;

import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.port.out.event.EventFeed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Events by the number of their transaction, below the oldest that is open (A2).
 *
 * <p>A cursor names a transaction and how many of its events were passed. A page that reaches the
 * horizon ends there, so a subscriber who has nothing to read still moves on.
 */
public record PostgresEventFeed(FeedMapper mapper) implements EventFeed {

  /** Events looked at in one read when a filter may let few of them through. */
  private static final int MOST_LOOKED_AT = 2_000;

  /** More events than any transaction writes; a forged cursor costs no more than this. */
  private static final long MOST_PASSED = 100_000;

  @Override
  public FeedPage read(EventPosition position, EventFilter filter, int max) {
    HorizonRow reach = mapper.readHorizon();
    return switch (position) {
      case EventPosition.Oldest oldest -> page(reach, at(reach, reach.floor(), 0), filter, max);
      case EventPosition.Newest newest -> new FeedPage.Events(List.of(), at(reach, reach.end(), 0));
      case EventPosition.After after -> behind(reach, after.cursor(), filter, max);
    };
  }

  private FeedPage behind(HorizonRow reach, EventCursor cursor, EventFilter filter, int max) {
    boolean foreign = !cursor.origin().equals(reach.origin()) || cursor.transaction() > reach.end();
    if (foreign) {
      return new FeedPage.OtherStore();
    }
    return cursor.transaction() < reach.floor()
        ? new FeedPage.TooOld(at(reach, reach.floor(), 0))
        : page(reach, cursor, filter, max);
  }

  private FeedPage page(HorizonRow reach, EventCursor from, EventFilter filter, int max) {
    int looked = filter.equals(EventFilter.ALL) ? max : MOST_LOOKED_AT;
    List<FeedRow> rows =
        mapper.listEvents(
            from.transaction(), reach.horizon(), Math.min(from.id(), MOST_PASSED), looked);
    List<EngineEvent> events = new ArrayList<>();
    EventCursor next = from;
    for (FeedRow row : rows) {
      if (events.size() == max) {
        return new FeedPage.Events(events, next);
      }
      next = row.tx() == next.transaction() ? step(next) : at(reach, row.tx(), 1);
      Optional.of(row.toDomain()).filter(filter::admits).ifPresent(events::add);
    }
    return new FeedPage.Events(events, rows.size() < looked ? at(reach, reach.end(), 0) : next);
  }

  private static EventCursor step(EventCursor cursor) {
    return new EventCursor(cursor.origin(), cursor.transaction(), cursor.id() + 1);
  }

  private static EventCursor at(HorizonRow reach, long transaction, long passed) {
    return new EventCursor(reach.origin(), transaction, passed);
  }
}
