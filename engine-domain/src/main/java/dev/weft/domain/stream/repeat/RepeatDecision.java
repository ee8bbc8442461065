package dev.weft.domain.stream.repeat;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameId;
import java.util.List;

/** What the client sequences of a call say, before the fence is asked. */
public sealed interface RepeatDecision {

  /** Every frame is there already: these are the ids, and no lease is needed to learn them. */
  record AllRepeated(List<FrameId> ids) implements RepeatDecision {

    public AllRepeated {
      ids = List.copyOf(ids);
    }
  }

  /** Some frames are new; they go on to the fence and the head. */
  record SomeFresh(AppendPlan plan) implements RepeatDecision {}

  /** The number was used for other bytes; nothing of the call is appended. */
  record ClientSeqConflict(ClientSeq clientSeq) implements RepeatDecision {}
}
