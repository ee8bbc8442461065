package dev.weft.domain.lane;

import dev.weft.domain.input.StorableText;
import java.time.Instant;
import java.util.Objects;

/** Whether a lane grants leases. Every lane is open until somebody pauses it. */
public sealed interface LaneGate {

  LaneGate OPEN = new Open();

  record Open() implements LaneGate {}

  /** Nothing is granted since then; the first to pause a lane is the one who is named. */
  record Paused(Instant since, String reason, String by) implements LaneGate {
    public Paused {
      Objects.requireNonNull(since, "since");
      StorableText.checked("reason", reason);
      StorableText.checked("by", by);
    }
  }
}
