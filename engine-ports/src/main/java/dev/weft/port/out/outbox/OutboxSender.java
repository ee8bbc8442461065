package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.answer.DeliveryAnswer;
import java.time.Duration;

/**
 * Carries one request to a receiver and brings back what it said.
 *
 * <p>No transaction is open meanwhile. May be used by many threads at once.
 */
public interface OutboxSender {

  /**
   * Makes exactly one request and waits at most the deadline of the request for the whole exchange,
   * body included.
   *
   * <p>Never throws for anything the world does: a refused address, an unknown host, a cut
   * connection, a passed deadline or an interrupted thread (whose flag stays set) are {@code
   * Unreachable}. The answer's hint and rejected ids are what its body holds. Redirects are not
   * followed and nothing is repeated. Every resolved address is vetted, and the vetted one is
   * connected to.
   */
  Exchange send(DeliveryRequest request);

  /** An answer, and how long it took. */
  record Exchange(DeliveryAnswer answer, Duration took) {}
}
