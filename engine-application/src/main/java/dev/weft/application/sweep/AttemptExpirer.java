package dev.weft.application.sweep;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.sweep.ExpireOverdueAttempts;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Transactions;
import java.util.random.RandomGenerator;

/** Times out attempts that run too long, a bounded batch in each step. */
public final class AttemptExpirer implements ExpireOverdueAttempts {

  private final Sweep sweep;
  private final RandomGenerator random;
  private final int batch;

  public AttemptExpirer(Transactions transactions, RandomGenerator random) {
    this(transactions, random, Sweep.BATCH);
  }

  /**
   * @param batch how many executions one step moves at most
   */
  public AttemptExpirer(Transactions transactions, RandomGenerator random, int batch) {
    this.sweep = new Sweep(transactions, SweepReads::listOverdueAttempts);
    this.random = random;
    this.batch = batch;
  }

  @Override
  public SweepReport expireOnce() {
    return sweep.once(batch, this::command);
  }

  private ExecutionCommand command(ExecutionId id) {
    return new ExecutionCommand.TimeOutAttempt(random.nextDouble());
  }
}
