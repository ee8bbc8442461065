package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.Deadline;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** The store's time in whole milliseconds, as every stored time is. */
final class StoreClock {

  private final InstantSource source;

  StoreClock(InstantSource source) {
    this.source = source;
  }

  Instant now() {
    return stored(source.instant());
  }

  static Instant stored(Instant time) {
    return time.truncatedTo(ChronoUnit.MILLIS);
  }

  static Deadline stored(Deadline deadline) {
    return deadline.isSet() ? new Deadline(stored(deadline.at())) : deadline;
  }
}
