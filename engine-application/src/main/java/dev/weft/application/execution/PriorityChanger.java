package dev.weft.application.execution;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Changes priorities: lock, decide, write. One transaction per 500 executions. */
public final class PriorityChanger implements ChangePriority {

  private final Transactions transactions;

  public PriorityChanger(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Answer> change(Command command) {
    return OperatorBatches.run(
        transactions,
        command.executions(),
        new OperatorBatches.Order("change_priority", command.asker()),
        new ExecutionCommand.Reprioritize(command.priority()),
        id -> new Answer.Changed(id, command.priority()),
        Answer.Refused::new);
  }
}
