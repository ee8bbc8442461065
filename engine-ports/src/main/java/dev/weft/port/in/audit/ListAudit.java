package dev.weft.port.in.audit;

import dev.weft.domain.audit.AuditLine;
import java.util.List;

/**
 * Lists what operators did, newest first. One transaction.
 *
 * <p>The number of the last line is where the next page begins. Next: {@link TrimAudit}.
 */
public interface ListAudit {

  List<AuditLine> list(Query query);

  /**
   * @param before only lines with a smaller number
   */
  record Query(long before, int limit) {

    /** From the newest. */
    public static final long START = Long.MAX_VALUE;

    public Query {
      if (limit < 1) {
        throw new IllegalArgumentException("limit was " + limit + ", expected 1 or more");
      }
    }
  }
}
