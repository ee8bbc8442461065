package dev.weft.domain.stream;

import java.time.Instant;
import java.util.Objects;

/** Whether a stream still takes frames. */
public sealed interface StreamState {

  /** The attempt holds its lease. */
  record Open() implements StreamState {}

  /** The lease ended; nothing is appended any more. */
  record Closed(Instant at, CloseReason reason) implements StreamState {

    public Closed {
      Objects.requireNonNull(at, "at");
      Objects.requireNonNull(reason, "reason");
    }
  }
}
