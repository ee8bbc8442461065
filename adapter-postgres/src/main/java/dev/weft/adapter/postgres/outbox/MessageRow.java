package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import java.time.Instant;
import java.util.UUID;

/** One row of {@code weft.outbox} as every statement answers it. */
public record MessageRow(
    UUID messageId,
    UUID endpointId,
    String kind,
    String orderingKey,
    long createdAt,
    long ageFrom,
    Long[] standing,
    UUID claimToken,
    Long[] history,
    String lastError) {

  OutboxMessage toDomain() {
    return new OutboxMessage(
        new OutboxMessageId(messageId),
        new EndpointId(endpointId),
        new Kind(kind),
        orderingKey == null ? OrderingKey.NONE : new OrderingKey(orderingKey),
        Instant.ofEpochMilli(createdAt),
        Instant.ofEpochMilli(ageFrom),
        StoredHistory.toDomain(history, lastError),
        StoredState.toDomain(standing, claimToken));
  }
}
