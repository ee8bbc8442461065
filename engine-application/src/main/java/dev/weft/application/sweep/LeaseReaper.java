package dev.weft.application.sweep;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.sweep.ReapExpiredLeases;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Transactions;

/** Reaps leases that have ended, a bounded batch in each step. */
public final class LeaseReaper implements ReapExpiredLeases {

  private final Sweep sweep;
  private final int batch;

  public LeaseReaper(Transactions transactions) {
    this(transactions, Sweep.BATCH);
  }

  /**
   * @param batch how many executions one step moves at most
   */
  public LeaseReaper(Transactions transactions, int batch) {
    this.sweep = new Sweep(transactions, SweepReads::listExpiredLeases);
    this.batch = batch;
  }

  @Override
  public SweepReport reapOnce() {
    return sweep.once(batch, id -> new ExecutionCommand.ExpireLease());
  }
}
