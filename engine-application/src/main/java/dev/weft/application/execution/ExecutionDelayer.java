package dev.weft.application.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Gives leases back: lock, decide, write. One transaction. */
public final class ExecutionDelayer implements DelayExecutions {

  private final Transactions transactions;

  public ExecutionDelayer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Settlement> delay(List<Item> items) {
    return FencedWrites.settle(
        transactions, items.stream().map(ExecutionDelayer::request).toList());
  }

  private static FencedRequest request(Item item) {
    return new FencedRequest(
        new ExecutionCommand.Delay(item.handle(), item.until(), item.cause()), Content.EMPTY);
  }
}
