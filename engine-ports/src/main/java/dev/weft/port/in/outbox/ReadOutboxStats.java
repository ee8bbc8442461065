package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.time.Instant;

/**
 * Counts messages per state, and tells the age of the oldest of each. One transaction.
 *
 * <p>For people, not for loops: it counts. Next: {@link RetryMessagesNow}.
 */
public interface ReadOutboxStats {

  Stats read(EndpointChoice endpoint);

  /**
   * @param now the store's time, which ages are told from
   */
  record Stats(Instant now, OutboxCounts counts) {}
}
