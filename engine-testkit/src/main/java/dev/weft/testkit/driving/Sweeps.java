package dev.weft.testkit.driving;

import dev.weft.application.sweep.AttemptExpirer;
import dev.weft.application.sweep.DeadlineExpirer;
import dev.weft.application.sweep.LeaseReaper;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.FixedRandom;

/** What passing time does, one step at a time. */
public record Sweeps(Transactions transactions) {

  public SweepReport reap() {
    return new LeaseReaper(transactions).reapOnce();
  }

  public SweepReport timeOut() {
    return new AttemptExpirer(transactions, new FixedRandom(0.0)).expireOnce();
  }

  public SweepReport expire() {
    return new DeadlineExpirer(transactions).expireOnce();
  }
}
