package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import java.util.UUID;

/** A locked message, or, in the last row of all, the time and the endpoint. */
public record DeliveryRow(
    Long now,
    String[] endpoint,
    UUID messageId,
    UUID endpointId,
    String kind,
    String orderingKey,
    Long createdAt,
    Long ageFrom,
    Long[] standing,
    UUID claimToken,
    Long[] history,
    String lastError) {

  OutboxMessage message() {
    return new MessageRow(
            messageId,
            endpointId,
            kind,
            orderingKey,
            createdAt,
            ageFrom,
            standing,
            claimToken,
            history,
            lastError)
        .toDomain();
  }
}
