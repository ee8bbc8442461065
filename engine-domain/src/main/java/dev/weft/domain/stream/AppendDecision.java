package dev.weft.domain.stream;

import java.util.List;

/** What the head of a stream answers to an append. */
public sealed interface AppendDecision {

  /** The fresh frames get these ids, in the order given; the head moves on. */
  record Accepted(StreamHead next, List<FrameId> ids) implements AppendDecision {

    public Accepted {
      ids = List.copyOf(ids);
    }
  }

  /** The attempt has ended; nothing was appended. */
  record StreamClosed(StreamState.Closed closed) implements AppendDecision {}
}
