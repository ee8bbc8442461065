package dev.weft.port.in.event;

import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.domain.input.InvalidInput;
import java.util.List;
import java.util.Objects;

/**
 * Reads events for subscribers, each once for whoever goes on from the cursor of the page before
 * (I31). One transaction.
 *
 * <p>No order between transactions is promised: each event carries generation and epoch. A lost
 * answer is asked for again with the same cursor.
 */
public interface ReadEvents {

  Result read(Query query);

  /**
   * @param limit 1 to 1 000
   */
  record Query(EventPosition position, EventFilter filter, int limit) {

    public static final int MOST = 1_000;

    public Query {
      Objects.requireNonNull(position, "position");
      Objects.requireNonNull(filter, "filter");
      if (limit < 1 || limit > MOST) {
        throw InvalidInput.of("limit", limit, "1 to " + MOST);
      }
    }
  }

  sealed interface Result {

    /**
     * @param next from where to go on, also when there are no events
     */
    record Page(List<EngineEvent> events, EventCursor next) implements Result {
      public Page {
        events = List.copyOf(events);
      }
    }

    /** Events behind the cursor are no longer kept; the oldest that are lie behind this one. */
    record CursorTooOld(EventCursor oldest) implements Result {}

    /** The cursor comes from another store, or from before a restore: begin anew. */
    record CursorOfOtherStore() implements Result {}
  }
}
