package dev.weft.port.in.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.ReadRange;
import java.util.Objects;

/**
 * Reads a page of frames. One transaction; changes nothing.
 *
 * <p>A read after an acknowledged append sees the frame (I24). Next: {@link TailFrames}.
 */
public interface ReadFrames {

  Result read(Command command);

  record Command(StreamKey stream, ReadRange range) {
    public Command {
      Objects.requireNonNull(stream, "stream");
      Objects.requireNonNull(range, "range");
    }
  }

  sealed interface Result {

    /**
     * @param gap best-effort frames of the range were trimmed before
     * @param state of the stream, whether or not the page reaches its end
     */
    record Found(FramePage page, boolean gap, StreamState state) implements Result {}

    /** The execution is unknown, or has not opened this attempt and will not open it next. */
    record NotFound() implements Result {}
  }
}
