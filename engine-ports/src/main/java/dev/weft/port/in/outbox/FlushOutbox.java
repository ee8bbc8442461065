package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.Stride;

/**
 * Delivers what is due at one endpoint: one claim, its requests one after the other, one settling.
 * A transaction to claim, none while sending, one to settle; one more to renew the claim when an
 * isolation takes long.
 *
 * <p>Each request holds at most as many messages as the endpoint takes. The stride tells for how
 * many the claim is; a refused batch takes more. An answer that speaks against the endpoint ends
 * them: what was not sent goes back, due at once, with nothing spent.
 *
 * <p>Safe to run anywhere, at any time, many times at once. A crash leaves the claim to end by
 * itself; its rows are then sent again, under the same ids. Next: {@link SweepOutbox}.
 */
public interface FlushOutbox {

  Flushed flushDue(EndpointId endpoint, Stride stride);

  /** What one flush did, and the stride for the next at this endpoint. */
  record Flushed(Report report, Stride next) {}

  /**
   * What one flush did.
   *
   * @param claimed rows taken
   * @param undecodable of them, those abandoned because their JSON does not parse
   * @param attempted of them, those that were part of a request
   * @param sent of them, those now sent
   * @param stale verdicts that came too late and changed nothing
   * @param poisoned rows abandoned by the claim because their senders kept vanishing
   */
  record Report(int claimed, int undecodable, int attempted, int sent, int stale, int poisoned) {
    public static final Report NOTHING = new Report(0, 0, 0, 0, 0, 0);

    /** Whether asking again at once may find more. */
    public boolean found() {
      return claimed > 0 || poisoned > 0;
    }
  }
}
