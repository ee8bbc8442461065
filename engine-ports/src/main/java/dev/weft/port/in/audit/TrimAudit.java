package dev.weft.port.in.audit;

import dev.weft.port.in.sweep.SweepReport;

/**
 * Forgets what operators did long ago, a bounded number of lines in each step. One transaction.
 *
 * <p>Safe to run anywhere, at any time, many times at once. Next: {@link ListAudit}.
 */
public interface TrimAudit {

  SweepReport trimOnce();
}
