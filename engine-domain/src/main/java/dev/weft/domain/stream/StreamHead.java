package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * The write end of a stream: the last id, how many frames it ever took, open or closed.
 *
 * <p>Used under the row lock of the head, held to commit, so ids rise strictly in commit order
 * whatever the clock does (I22), and nothing follows the close (I26).
 */
public record StreamHead(StreamPosition last, long frameCount, StreamState state) {

  private static final long EARLIEST_MILLIS = 1;

  /** A stream before its first append. */
  public static final StreamHead EMPTY =
      new StreamHead(StreamPosition.BEGINNING, 0, new StreamState.Open());

  public StreamHead {
    Objects.requireNonNull(last, "last");
    Objects.requireNonNull(state, "state");
    if (frameCount < 0) {
      throw InvalidInput.of("frame_count", frameCount, "a number from 0");
    }
  }

  /** Decides about n fresh frames of a writer whose lease was found good. */
  public AppendDecision accept(Instant now, int n) {
    return switch (state) {
      case StreamState.Closed closed -> new AppendDecision.StreamClosed(closed);
      case StreamState.Open open -> mint(now, n);
    };
  }

  /** All n share one millisecond; a clock that stands still or goes back only moves the seq. */
  private AppendDecision mint(Instant now, int n) {
    if (n < 1) {
      throw InvalidInput.of("frames", n, "at least 1");
    }
    long millis = Math.max(Math.max(last.millis(), now.toEpochMilli()), EARLIEST_MILLIS);
    long first = millis > last.millis() ? 0 : Math.addExact(last.seq(), 1);
    long afterLast = Math.addExact(first, n);
    List<FrameId> ids =
        LongStream.range(first, afterLast).mapToObj(seq -> new FrameId(millis, seq)).toList();
    return new AppendDecision.Accepted(
        new StreamHead(ids.getLast().position(), frameCount + n, state), ids);
  }

  /** The first close stands; a second one changes nothing. */
  public StreamHead close(Instant at, CloseReason reason) {
    return switch (state) {
      case StreamState.Closed closed -> this;
      case StreamState.Open open ->
          new StreamHead(last, frameCount, new StreamState.Closed(at, reason));
    };
  }
}
