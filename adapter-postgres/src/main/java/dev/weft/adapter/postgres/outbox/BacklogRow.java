package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.endpoint.Backlog;
import java.time.Instant;

/** An endpoint with unsent rows, and when the first of them may be claimed. */
public record BacklogRow(EndpointRow endpoint, long now, Long earliest, boolean parked) {

  Backlog toDomain() {
    return new Backlog(
        endpoint.toDomain(),
        earliest == null ? Backlog.NOTHING : Instant.ofEpochMilli(earliest),
        parked);
  }
}
