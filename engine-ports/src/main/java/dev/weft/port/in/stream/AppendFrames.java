package dev.weft.port.in.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.transition.Refusal;
import java.util.List;
import java.util.Objects;

/**
 * Appends frames to the streams of attempts that hold their lease.
 *
 * <p>Calls of durable frames share one transaction, every other call has its own. All frames of a
 * call are appended, or none; one refused call never hurts its neighbours. Client sequences are
 * compared first: a call whose numbered frames are all there answers their ids, whatever became of
 * the lease (I25). Then the lease is checked (I15). When the outcome is unknown, ask again with the
 * same numbers; frames without one may then be there twice. Next: {@link TailFrames}.
 */
public interface AppendFrames {

  /** Answers in the order of the calls; calls to one stream are appended in that order. */
  List<Result> append(List<Command> calls);

  /**
   * Frames of any modes for the stream of one attempt.
   *
   * @param frames 1 to 1 000
   */
  record Command(LeaseHandle handle, List<NewFrame> frames) {

    private static final int MOST_FRAMES = 1_000;

    public Command {
      Objects.requireNonNull(handle, "handle");
      frames = List.copyOf(frames);
      if (frames.isEmpty() || frames.size() > MOST_FRAMES) {
        throw InvalidInput.of("frames", frames.size() + " frames", "1 to " + MOST_FRAMES);
      }
    }

    public StreamKey stream() {
      return new StreamKey(handle.execution(), handle.attempt());
    }
  }

  /** What became of one call. */
  sealed interface Result {

    /**
     * @param ids one per frame, in the order given
     * @param frameCount how many frames the stream ever took
     * @param summaryVersion how many patches it ever took
     */
    record Appended(List<FrameId> ids, long frameCount, long summaryVersion) implements Result {

      public Appended {
        ids = List.copyOf(ids);
      }
    }

    /** Not the holder of the live lease; nothing was appended. */
    record Refused(Refusal why) implements Result {}

    /** The holder itself ended the attempt before; nothing was appended. */
    record Closed(StreamState.Closed closed) implements Result {}

    /** The number was used for other bytes; nothing was appended. */
    record Conflict(ClientSeq clientSeq) implements Result {}

    /** A patch cannot be applied; nothing was appended and the document stays. */
    record Invalid(Problem problem) implements Result {}
  }
}
