package dev.weft.adapter.postgres.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.StreamKey;
import java.util.UUID;

/** The key of one stream. */
public record KeyColumns(short partition, UUID execution, int attempt) {

  static KeyColumns of(StreamKey stream) {
    return new KeyColumns(
        (short) stream.execution().partition().number(),
        stream.execution().value(),
        stream.attempt());
  }

  static KeyColumns of(LeaseHandle handle) {
    return of(new StreamKey(handle.execution(), handle.attempt()));
  }
}
