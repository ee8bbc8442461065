package dev.weft.port.out.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.domain.stream.append.StreamLedger;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * An append as it was decided from one sighting, ready to be written.
 *
 * @param before the ledger it was decided from
 * @param next what the ledger becomes; {@link FrameLog#append} fills in how far it was trimmed
 * @param frames those that stay, in order; they lie at the end of what {@code next} counts
 * @param trim how many of the oldest best-effort frames go, all from earlier appends
 * @param summary the new text of the document, or {@link #SAME_SUMMARY}; its version is in {@code
 *     next}
 * @param at the time of the sighting, from which the document counts as updated
 */
public record DecidedAppend(
    LeaseHandle handle,
    StreamLedger before,
    StreamLedger next,
    List<IdentifiedFrame> frames,
    int trim,
    String summary,
    Instant at) {

  public static final String SAME_SUMMARY = "";

  public DecidedAppend {
    Objects.requireNonNull(handle, "handle");
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(next, "next");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(at, "at");
    frames = List.copyOf(frames);
  }

  public boolean changesSummary() {
    return !summary.equals(SAME_SUMMARY);
  }

  /** Whether a crash may take it back: nothing but live telemetry. */
  public boolean isBestEffort() {
    return frames.stream().allMatch(frame -> frame.frame().mode() == FrameMode.Name.BEST_EFFORT);
  }
}
