package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.outbox.EndpointId;

/**
 * Forgets a receiver. One transaction, then one per 1 000 unsent messages to abandon them; {@link
 * SweepOutbox} finishes what a crash leaves. Repeating the call answers not found.
 */
public interface RemoveEndpoint {

  Result remove(Command command);

  /**
   * @param abandon whether to remove it although messages for it are unsent
   */
  record Command(EndpointId id, boolean abandon, Asker asker) {}

  sealed interface Result {

    record Removed(long abandoned) implements Result {}

    /** So many messages are unsent; nothing was changed. */
    record RefusedUnsent(long unsent) implements Result {}

    record NotFound(EndpointId id) implements Result {}
  }
}
