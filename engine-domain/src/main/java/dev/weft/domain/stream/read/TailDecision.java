package dev.weft.domain.stream.read;

import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.util.List;

/**
 * Whether a tailer is answered now or waits.
 *
 * <p>The end is announced with the page that reaches the last frame and not before, so a tailer
 * always has the last frame when it learns of the close (I26).
 */
public sealed interface TailDecision {

  /** Answer now; {@code end} is open while more may come or more is already there. */
  record Answered(FramePage page, boolean gap, StreamState end) implements TailDecision {}

  /** Nothing to tell yet: wait for a frame, the end or the deadline. */
  record Parked() implements TailDecision {}

  /**
   * Decides from what one statement read: the frames after the cursor, the state, the window.
   *
   * @param found frames in order, one beyond the limit if there are more
   */
  static TailDecision decide(
      TailRequest request, List<Frame> found, StreamState state, BestEffortWindow window) {
    FramePage page = FramePage.cut(found, request.limit());
    StreamState end = page.more() ? new StreamState.Open() : state;
    boolean quiet = found.isEmpty() && state instanceof StreamState.Open;
    return quiet ? new Parked() : new Answered(page, request.hasGap(window), end);
  }
}
