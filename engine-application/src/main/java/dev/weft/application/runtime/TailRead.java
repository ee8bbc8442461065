package dev.weft.application.runtime;

import dev.weft.port.in.stream.TailFrames.Command;
import java.util.List;

/**
 * One read for tailers who ask the same; guarded by the lock of their register.
 *
 * @param news how often they had been told of news when it began
 */
record TailRead(Command command, List<ParkedTailer> readers, long news) {

  static TailRead begun(Command command, List<ParkedTailer> readers) {
    return new TailRead(command, readers, newsOf(readers));
  }

  /** Whether they have been told of nothing since. */
  boolean isCurrent() {
    return newsOf(readers) == news;
  }

  private static long newsOf(List<ParkedTailer> readers) {
    return readers.stream().mapToLong(ParkedTailer::news).sum();
  }
}
