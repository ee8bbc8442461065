package dev.weft.port.out.stream;

import java.util.Objects;

/** What a look at several ranges together found of one of them. */
public sealed interface SharedReading {

  /** All that {@code find} would find. */
  record Found(StreamReading reading) implements SharedReading {
    public Found {
      Objects.requireNonNull(reading, "reading");
    }
  }

  /** The execution is unknown. */
  record Unknown() implements SharedReading {}

  /** More than its share: for {@code find} alone. */
  record TooMuch() implements SharedReading {}
}
