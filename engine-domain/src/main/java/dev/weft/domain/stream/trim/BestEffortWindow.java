package dev.weft.domain.stream.trim;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.StreamPosition;
import java.time.Instant;
import java.util.Objects;

/**
 * The living best-effort frames of a stream: their rate, their number, and where trimming got to.
 *
 * <p>The counters make trimming independent of how many frames there are. {@code trimmedTo} is the
 * newest trimmed frame, so a reader before it has a gap.
 */
public record BestEffortWindow(AppendRate rate, long retained, StreamPosition trimmedTo) {

  /** Before the first best-effort frame. */
  public static final BestEffortWindow EMPTY =
      new BestEffortWindow(AppendRate.NONE, 0, StreamPosition.BEGINNING);

  public BestEffortWindow {
    Objects.requireNonNull(rate, "rate");
    Objects.requireNonNull(trimmedTo, "trimmedTo");
    if (retained < 0) {
      throw InvalidInput.of("retained", retained, "a number from 0");
    }
  }

  /** After n best-effort frames arrived; other modes are not counted here. */
  public BestEffortWindow appended(Instant now, int n, BestEffortConfig config) {
    return new BestEffortWindow(rate.after(now, n, config), retained + n, trimmedTo);
  }

  /** How many frames, oldest first, are to be deleted now. */
  public int surplus() {
    return TrimPolicy.surplus(retained, rate.keep());
  }

  /** After that many were deleted, the newest of them given. */
  public BestEffortWindow trimmed(int deleted, FrameId newest) {
    return lowered(deleted).reaching(newest.position());
  }

  /** With what was trimmed reaching so far at least. */
  public BestEffortWindow reaching(StreamPosition newest) {
    return new BestEffortWindow(rate, retained, trimmedTo.isBefore(newest) ? newest : trimmedTo);
  }

  /** After that many were deleted; where the newest of them lay is still to be found out. */
  public BestEffortWindow lowered(int deleted) {
    return new BestEffortWindow(rate, retained - deleted, trimmedTo);
  }

  /** Whether a reader that has seen everything up to here misses trimmed frames. */
  public boolean gapAfter(StreamPosition seen) {
    return seen.isBefore(trimmedTo);
  }

  /** Whether a reader that starts here, inclusive, may miss trimmed frames. */
  public boolean gapFrom(StreamPosition start) {
    return StreamPosition.BEGINNING.isBefore(trimmedTo) && !trimmedTo.isBefore(start);
  }
}
