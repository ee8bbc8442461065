package dev.weft.adapter.postgres.audit;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditLine;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.audit.Source;
import java.time.Instant;

/** One row of {@code weft.audit}. */
public record AuditRow(
    long number,
    long at,
    String actor,
    String reason,
    String address,
    String token,
    String request,
    String action,
    String target,
    short result) {

  AuditLine toDomain() {
    Asker asker = new Asker(actor, reason, new Source(address, token, request));
    return new AuditLine(
        number,
        Instant.ofEpochMilli(at),
        new AuditEntry(asker, action, target, AuditResult.values()[result]));
  }
}
