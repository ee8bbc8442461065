package dev.weft.port.out.signal;

import dev.weft.domain.name.Lane;

/** Collects wake-ups inside a transaction; they fire after its commit, and never on a rollback. */
public interface Hints {

  /** Runnable work appeared in this lane, now or soon. */
  void workIn(Lane lane);
}
