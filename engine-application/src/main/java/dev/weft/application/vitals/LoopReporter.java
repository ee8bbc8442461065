package dev.weft.application.vitals;

import dev.weft.domain.vitals.LoopState;
import dev.weft.port.in.vitals.ReportLoops;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Leaves word of loops in the store. One transaction. */
public final class LoopReporter implements ReportLoops {

  private final Transactions transactions;

  public LoopReporter(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public void report(List<LoopState> loops) {
    transactions.run(
        stores -> {
          stores.vitals().report(loops);
          return loops;
        });
  }
}
