package dev.weft.adapter.postgres.stream;

import dev.weft.port.out.stream.StoredSummary;
import java.time.Instant;

/** One row of {@code weft.summary}. */
public record SummaryRow(String document, long version, long firstAppliedAt, long lastUpdatedAt) {

  StoredSummary toDomain() {
    return new StoredSummary(
        document,
        version,
        Instant.ofEpochMilli(firstAppliedAt),
        Instant.ofEpochMilli(lastUpdatedAt));
  }
}
