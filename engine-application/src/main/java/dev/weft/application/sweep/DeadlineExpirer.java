package dev.weft.application.sweep;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.sweep.ExpireDeadlines;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Transactions;

/** Expires what is past its deadline, a bounded batch in each step. */
public final class DeadlineExpirer implements ExpireDeadlines {

  private final Sweep sweep;
  private final int batch;

  public DeadlineExpirer(Transactions transactions) {
    this(transactions, Sweep.BATCH);
  }

  /**
   * @param batch how many executions one step moves at most
   */
  public DeadlineExpirer(Transactions transactions, int batch) {
    this.sweep = new Sweep(transactions, SweepReads::listPassedDeadlines);
    this.batch = batch;
  }

  @Override
  public SweepReport expireOnce() {
    return sweep.once(batch, id -> new ExecutionCommand.ExpireDeadline());
  }
}
