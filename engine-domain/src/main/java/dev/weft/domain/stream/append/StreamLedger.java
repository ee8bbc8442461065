package dev.weft.domain.stream.append;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamHead;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.util.Objects;

/** All counters of one stream: they change together, under the lock of its head. */
public record StreamLedger(StreamHead head, BestEffortWindow window, long summaryVersion) {

  /** A stream before its first append. */
  public static final StreamLedger EMPTY =
      new StreamLedger(StreamHead.EMPTY, BestEffortWindow.EMPTY, 0);

  public StreamLedger {
    Objects.requireNonNull(head, "head");
    Objects.requireNonNull(window, "window");
    if (summaryVersion < 0) {
      throw InvalidInput.of("summary_version", summaryVersion, "a number from 0");
    }
  }
}
