package dev.weft.port.out.stream;

import java.time.Instant;
import java.util.Objects;

/**
 * The rolling document of a stream as it is stored.
 *
 * @param text canonical, byte for byte what was written
 */
public record StoredSummary(
    String text, long version, Instant firstAppliedAt, Instant lastUpdatedAt) {

  public StoredSummary {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(firstAppliedAt, "firstAppliedAt");
    Objects.requireNonNull(lastUpdatedAt, "lastUpdatedAt");
  }
}
