package dev.weft.application.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads one execution. One transaction. */
public final class ExecutionDescriber implements DescribeExecution {

  private final Transactions transactions;

  public ExecutionDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<ExecutionView> describe(ExecutionId id) {
    return transactions.run(stores -> stores.reads().find(id));
  }
}
