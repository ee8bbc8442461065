package dev.weft.application.execution;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;

/** Ends attempts with success: lock, decide, write. One transaction. */
public final class ExecutionCompleter implements CompleteExecutions {

  private final Transactions transactions;

  public ExecutionCompleter(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Settlement> complete(List<Item> items) {
    List<FencedRequest> requests = new ArrayList<>(items.size());
    for (Item item : items) {
      requests.add(new FencedRequest(new ExecutionCommand.Complete(item.handle()), item.result()));
    }
    return FencedWrites.settle(transactions, requests);
  }
}
