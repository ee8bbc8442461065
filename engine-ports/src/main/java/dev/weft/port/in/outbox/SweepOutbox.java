package dev.weft.port.in.outbox;

/**
 * Deletes what was settled long ago, forgets old dedupe keys, abandons what lost its endpoint, and
 * samples the backlog. A transaction each, bounded. Unsent messages are never deleted.
 *
 * <p>Safe to run anywhere, at any time, many times at once.
 */
public interface SweepOutbox {

  Report sweepOnce();

  /**
   * @param orphans messages abandoned because their endpoint is gone
   * @param unsent the backlog as sampled
   */
  record Report(int sent, int abandoned, int keys, int orphans, long unsent) {

    /** Whether asking again at once may find more. */
    public boolean found() {
      return sent + abandoned + keys + orphans > 0;
    }
  }
}
