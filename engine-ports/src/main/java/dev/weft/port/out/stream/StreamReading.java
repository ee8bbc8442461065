package dev.weft.port.out.stream;

import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.util.List;
import java.util.Objects;

/**
 * What one statement found in a stream.
 *
 * @param attemptsOpened how many attempts the execution has opened so far
 * @param state of an attempt that never appended too: closed once it has ended
 * @param frameCount how many frames the stream ever took
 * @param found in order; beyond the page there is one more when there are more
 */
public record StreamReading(
    int attemptsOpened,
    StreamState state,
    long frameCount,
    BestEffortWindow window,
    List<Frame> found) {

  public StreamReading {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(window, "window");
    found = List.copyOf(found);
  }
}
