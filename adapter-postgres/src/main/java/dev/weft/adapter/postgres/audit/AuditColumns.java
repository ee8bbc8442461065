package dev.weft.adapter.postgres.audit;

import dev.weft.domain.audit.AuditEntry;
import java.util.List;
import java.util.function.Function;

/** Lines as one array per column. */
public record AuditColumns(
    String[] actors,
    String[] reasons,
    String[] addresses,
    String[] tokens,
    String[] requests,
    String[] actions,
    String[] targets,
    Short[] results) {

  static AuditColumns of(List<AuditEntry> entries) {
    return new AuditColumns(
        texts(entries, entry -> entry.asker().by()),
        texts(entries, entry -> entry.asker().reason()),
        texts(entries, entry -> entry.asker().source().address()),
        texts(entries, entry -> entry.asker().source().token()),
        texts(entries, entry -> entry.asker().source().request()),
        texts(entries, AuditEntry::action),
        texts(entries, AuditEntry::target),
        entries.stream().map(entry -> (short) entry.result().ordinal()).toArray(Short[]::new));
  }

  private static String[] texts(List<AuditEntry> entries, Function<AuditEntry, String> column) {
    return entries.stream().map(column).toArray(String[]::new);
  }
}
