package dev.weft.adapter.postgres.vitals;

import dev.weft.domain.vitals.Undispatched;
import java.time.Duration;

/** How many rows of {@code weft.dispatch_event} wait, and the age of the oldest in milliseconds. */
public record UndispatchedRow(int events, long oldest) {

  Undispatched toDomain() {
    return new Undispatched(events, Duration.ofMillis(oldest));
  }
}
