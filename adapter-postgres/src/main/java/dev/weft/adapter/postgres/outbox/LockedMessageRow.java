package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.port.out.outbox.OutboxUpkeep.LockedMessages;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** A locked message, and the store's time at which it is decided. */
public record LockedMessageRow(
    long now,
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

  /** Without rows there is nothing to decide, and no time to decide it at. */
  static LockedMessages toDomain(List<LockedMessageRow> rows) {
    Instant now = rows.isEmpty() ? Instant.EPOCH : Instant.ofEpochMilli(rows.getLast().now());
    return new LockedMessages(now, rows.stream().map(LockedMessageRow::message).toList());
  }

  private OutboxMessage message() {
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
