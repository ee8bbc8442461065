package dev.weft.port.out.signal;

import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;

/** Collects wake-ups inside a transaction; they fire after its commit, and never on a rollback. */
public interface Hints {

  /** Runnable work appeared in this lane, now or soon. */
  void workIn(Lane lane);

  /** This stream took frames or ended. */
  void moved(StreamKey stream);

  /** A member ended: its edges wait to hear of it. */
  void completions();
}
