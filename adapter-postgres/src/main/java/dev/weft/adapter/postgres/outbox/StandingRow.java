package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.operate.OutboxCounts.Standing;
import java.time.Instant;

/** How many messages stand in one state. */
public record StandingRow(short state, long counted, long oldest) {

  Standing toDomain() {
    return new Standing(counted, Instant.ofEpochMilli(oldest));
  }
}
