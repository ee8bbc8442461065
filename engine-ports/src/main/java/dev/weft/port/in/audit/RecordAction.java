package dev.weft.port.in.audit;

import dev.weft.domain.audit.AuditEntry;

/**
 * Writes down an action that has no transaction of its own to be written in. One transaction.
 *
 * <p>Told before the action begins; a repeat writes a second line. Next: {@link ListAudit}.
 */
public interface RecordAction {

  void recorded(AuditEntry entry);
}
