package dev.weft.application.execution;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Cancels executions: lock, decide, write. One transaction per 500 executions. */
public final class ExecutionCanceller implements CancelExecutions {

  private final Transactions transactions;

  public ExecutionCanceller(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Answer> cancel(Command command) {
    return OperatorBatches.run(
        transactions,
        command.executions(),
        new OperatorBatches.Order("cancel_execution", command.asker()),
        new ExecutionCommand.Cancel(command.asker().reason(), command.asker().by()),
        Answer.Cancelled::new,
        Answer.Refused::new);
  }
}
