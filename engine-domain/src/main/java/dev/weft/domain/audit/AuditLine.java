package dev.weft.domain.audit;

import java.time.Instant;
import java.util.Objects;

/**
 * One entry as it was written down.
 *
 * @param number rises with every line; gaps mean nothing
 */
public record AuditLine(long number, Instant at, AuditEntry entry) {
  public AuditLine {
    Objects.requireNonNull(at, "at");
    Objects.requireNonNull(entry, "entry");
  }
}
