package dev.weft.application.execution;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Reads the history of one execution. One transaction. */
public final class AttemptLister implements ListAttempts {

  private final Transactions transactions;

  public AttemptLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<AttemptView> list(ExecutionId id) {
    return transactions.run(stores -> stores.reads().listAttempts(id));
  }
}
