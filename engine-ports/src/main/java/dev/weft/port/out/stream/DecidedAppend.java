package dev.weft.port.out.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.domain.stream.append.StreamLedger;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * An append as it was decided from one sighting, ready to be written.
 *
 * @param before the ledger it was decided from
 * @param next what the ledger becomes
 * @param summary the new text of the document, or {@link #SAME_SUMMARY}; its version is in {@code
 *     next}
 * @param at the time of the sighting, from which the document counts as updated
 */
public record DecidedAppend(
    LeaseHandle handle,
    StreamLedger before,
    StreamLedger next,
    List<IdentifiedFrame> frames,
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
}
