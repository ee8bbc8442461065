package dev.weft.adapter.postgres.audit;

import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditLine;
import dev.weft.port.out.audit.AuditLog;
import java.time.Duration;
import java.util.List;

/** Lines in {@code weft.audit}. */
public record PostgresAuditLog(AuditMapper mapper) implements AuditLog {

  @Override
  public void append(List<AuditEntry> entries) {
    if (!entries.isEmpty()) {
      mapper.append(AuditColumns.of(entries));
    }
  }

  @Override
  public List<AuditLine> listBefore(long number, int limit) {
    return mapper.listBefore(number, limit).stream().map(AuditRow::toDomain).toList();
  }

  @Override
  public int trim(Duration olderThan, int most) {
    return mapper.trim(olderThan.toMillis(), most);
  }
}
