package dev.weft.domain.stream.append;

import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.util.List;

/**
 * What trimming takes when an append has been counted: the oldest best-effort frames first, and of
 * a very large append its own.
 *
 * <p>Own frames that would go at once are never stored; their ids are minted and answered all the
 * same.
 */
record Surplus(BestEffortWindow before, BestEffortWindow counted, List<IdentifiedFrame> frames) {

  /** How many frames of earlier appends go. */
  int earlier() {
    return (int) Math.min(all(), before.retained());
  }

  private int all() {
    return counted.equals(before) ? 0 : counted.surplus();
  }

  /** How far the newest of earlier frames that go lies is known to the store alone. */
  BestEffortWindow window() {
    List<IdentifiedFrame> own = own();
    return own.isEmpty()
        ? counted.lowered(all())
        : counted.trimmed(all(), own.getLast().frame().id());
  }

  List<IdentifiedFrame> stored() {
    List<IdentifiedFrame> own = own();
    if (own.isEmpty()) {
      return frames;
    }
    StreamPosition last = positionOf(own.getLast());
    return frames.stream()
        .filter(frame -> !isBestEffort(frame) || last.isBefore(positionOf(frame)))
        .toList();
  }

  private List<IdentifiedFrame> own() {
    return frames.stream().filter(Surplus::isBestEffort).limit(all() - earlier()).toList();
  }

  private static boolean isBestEffort(IdentifiedFrame frame) {
    return frame.frame().mode() == FrameMode.Name.BEST_EFFORT;
  }

  private static StreamPosition positionOf(IdentifiedFrame frame) {
    return frame.frame().id().position();
  }
}
