package dev.weft.port.in.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import java.util.List;
import java.util.Objects;

/**
 * One step of following streams: answers what lies behind each cursor, in order, and never waits.
 *
 * <p>One transaction for all, and one more for each that holds more than its share of a page;
 * changes nothing. The pages of a tailer, joined, are the frames after its first cursor (I23), then
 * the end (I26). Who is told {@code Parked} waits without a transaction until the stream has
 * another mark, and asks again. Next: {@link ReadSummary}.
 */
public interface TailFrames {

  List<Result> tail(List<Command> commands);

  record Command(StreamKey stream, TailRequest request) {
    public Command {
      Objects.requireNonNull(stream, "stream");
      Objects.requireNonNull(request, "request");
    }
  }

  sealed interface Result {

    /**
     * @param gap best-effort frames behind the cursor were trimmed before
     * @param end closed once the page reaches the last frame; open while more may come
     * @param mark how far the stream had come when this was read
     */
    record Answered(FramePage page, boolean gap, StreamState end, StreamMark mark)
        implements Result {}

    /**
     * Nothing to tell yet.
     *
     * @param mark how far the stream had come when this was read
     */
    record Parked(StreamMark mark) implements Result {}

    /** The execution is unknown, or has not opened this attempt and will not open it next. */
    record NotFound() implements Result {}
  }
}
