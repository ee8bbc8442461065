package dev.weft.adapter.postgres.outbox;

import java.util.UUID;

/**
 * A locked message, or, in the last row of all, the time and the endpoint. Flat: a nested row costs
 * twice as much to map.
 */
public record DeliveryRow(
    UUID messageId,
    UUID endpointId,
    String kind,
    String orderingKey,
    Long createdAt,
    Long ageFrom,
    Long[] standing,
    UUID claimToken,
    Long[] history,
    String lastError,
    Long now,
    String[] endpoint) {

  MessageRow message() {
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
        lastError);
  }
}
