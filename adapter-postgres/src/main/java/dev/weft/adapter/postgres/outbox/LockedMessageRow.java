package dev.weft.adapter.postgres.outbox;

import dev.weft.port.out.outbox.OutboxUpkeep.LockedMessages;
import java.time.Instant;
import java.util.List;

/** A locked message, and the store's time at which it is decided. */
public record LockedMessageRow(MessageRow message, long now) {

  /** Without rows there is nothing to decide, and no time to decide it at. */
  static LockedMessages toDomain(List<LockedMessageRow> rows) {
    Instant now = rows.isEmpty() ? Instant.EPOCH : Instant.ofEpochMilli(rows.getLast().now());
    return new LockedMessages(now, rows.stream().map(row -> row.message().toDomain()).toList());
  }
}
