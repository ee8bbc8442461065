package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.view.DeliveryTry;
import java.util.List;

/** Decided moves of one endpoint and of rows of it, and what is to be logged. */
public record DeliveryChanges(
    Endpoint endpoint, List<OutboxMessage> messages, List<DeliveryTry> tries) {
  public DeliveryChanges {
    messages = List.copyOf(messages);
    tries = List.copyOf(tries);
  }
}
