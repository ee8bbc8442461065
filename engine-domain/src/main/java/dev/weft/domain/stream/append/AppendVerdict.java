package dev.weft.domain.stream.append;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.summary.PatchRefusal;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.transition.Refusal;
import java.util.List;

/** What becomes of an append. Only an admitted one is written. */
public sealed interface AppendVerdict {

  /**
   * To be written.
   *
   * @param next with everything counted; only where the newest of {@code trim} frames lay is left
   *     to be found out
   * @param frames the fresh ones that stay, with their ids
   * @param answer the ids of the whole call, in its order
   * @param trim how many of the oldest best-effort frames of earlier appends go; 0 for none
   */
  record Admitted(
      StreamLedger next,
      SummaryDocument document,
      List<IdentifiedFrame> frames,
      List<FrameId> answer,
      int trim)
      implements AppendVerdict {

    public Admitted {
      frames = List.copyOf(frames);
      answer = List.copyOf(answer);
    }
  }

  /** Every frame is there already. */
  record Known(List<FrameId> ids) implements AppendVerdict {

    public Known {
      ids = List.copyOf(ids);
    }
  }

  record NumberTaken(ClientSeq clientSeq) implements AppendVerdict {}

  record LeaseRefused(Refusal why) implements AppendVerdict {}

  /** The holder itself ended the attempt before. */
  record StreamEnded(StreamState.Closed closed) implements AppendVerdict {}

  record PatchRejected(PatchRefusal reason) implements AppendVerdict {}
}
