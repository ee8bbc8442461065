package dev.weft.adapter.inmemory;

import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditLine;
import dev.weft.port.out.audit.AuditLog;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Lines in a map by their numbers. */
record InMemoryAuditLog(EngineState state, Journal journal, StoreClock clock) implements AuditLog {

  @Override
  public void append(List<AuditEntry> entries) {
    for (AuditEntry entry : entries) {
      long number = state.audit.isEmpty() ? 1 : state.audit.lastKey() + 1;
      journal.put(state.audit, number, new AuditLine(number, clock.now(), entry));
    }
  }

  @Override
  public List<AuditLine> listBefore(long number, int limit) {
    return state.audit.headMap(number, false).descendingMap().values().stream()
        .limit(limit)
        .toList();
  }

  @Override
  public int trim(Duration olderThan, int most) {
    Instant edge = clock.now().minus(olderThan);
    List<Long> old =
        state.audit.values().stream()
            .filter(line -> line.at().isBefore(edge))
            .limit(most)
            .map(AuditLine::number)
            .toList();
    old.forEach(number -> journal.remove(state.audit, number));
    return old.size();
  }
}
