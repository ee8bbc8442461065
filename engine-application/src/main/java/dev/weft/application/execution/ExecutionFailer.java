package dev.weft.application.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Ends attempts that failed: lock, decide, write. One transaction.
 *
 * <p>The numbers for the jitter are drawn before it, so a repeated body decides the same.
 */
public final class ExecutionFailer implements FailExecutions {

  private final Transactions transactions;
  private final RandomGenerator random;

  public ExecutionFailer(Transactions transactions, RandomGenerator random) {
    this.transactions = transactions;
    this.random = random;
  }

  @Override
  public List<Settlement> fail(List<Item> items) {
    return FencedWrites.settle(transactions, items.stream().map(this::request).toList());
  }

  private FencedRequest request(Item item) {
    return new FencedRequest(
        new ExecutionCommand.Fail(
            item.handle(), item.failure(), item.reason(), random.nextDouble()),
        Content.EMPTY);
  }
}
