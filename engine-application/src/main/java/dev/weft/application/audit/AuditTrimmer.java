package dev.weft.application.audit;

import dev.weft.port.in.audit.TrimAudit;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;

/** Forgets lines of the audit after a time. One transaction per 1000 lines. */
public final class AuditTrimmer implements TrimAudit {

  public static final Duration KEPT = Duration.ofDays(90);

  private static final int BATCH = 1_000;

  private final Transactions transactions;
  private final Duration kept;

  public AuditTrimmer(Transactions transactions, Duration kept) {
    this.transactions = transactions;
    this.kept = kept;
  }

  @Override
  public SweepReport trimOnce() {
    int trimmed = transactions.run(stores -> stores.audit().trim(kept, BATCH));
    return new SweepReport(trimmed, 0, trimmed, 0, 0);
  }
}
