package dev.weft.port.out.audit;

import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditLine;
import java.time.Duration;
import java.util.List;

/** What operators did, written in the transaction of the action; append only, but for its end. */
public interface AuditLog {

  /** Writes lines at the store's time, in this order. */
  void append(List<AuditEntry> entries);

  /** The newest lines with a smaller number, newest first. */
  List<AuditLine> listBefore(long number, int limit);

  /** Forgets the oldest lines that are older than this, at most so many; answers how many. */
  int trim(Duration olderThan, int most);
}
