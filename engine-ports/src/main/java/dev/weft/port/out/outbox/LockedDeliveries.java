package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import java.time.Instant;
import java.util.List;

/**
 * What a locking read saw, and the store's time at which it is decided.
 *
 * @param messages those asked for, in id order
 * @param parked parked rows of the endpoint, oldest first; none of them was asked for
 */
public record LockedDeliveries(
    Instant now, Endpoint endpoint, List<OutboxMessage> messages, List<OutboxMessage> parked) {
  public LockedDeliveries {
    messages = List.copyOf(messages);
    parked = List.copyOf(parked);
  }
}
