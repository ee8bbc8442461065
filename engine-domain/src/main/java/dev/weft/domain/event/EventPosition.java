package dev.weft.domain.event;

import java.util.Objects;

/** From where a subscriber reads. */
public sealed interface EventPosition {

  /** From the oldest event that is kept. */
  record Oldest() implements EventPosition {}

  /** Only what happens from now on. */
  record Newest() implements EventPosition {}

  record After(EventCursor cursor) implements EventPosition {
    public After {
      Objects.requireNonNull(cursor, "cursor");
    }
  }
}
