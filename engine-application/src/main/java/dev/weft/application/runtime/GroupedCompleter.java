package dev.weft.application.runtime;

import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * Completes executions of many callers in shared transactions.
 *
 * <p>The contract is that of the port: answered after the commit, one refused item never hurts its
 * neighbours. A caller that brings a full batch of its own goes past the group.
 */
public final class GroupedCompleter implements CompleteExecutions, AutoCloseable {

  private static final GroupCommit.Shape SHAPE = new GroupCommit.Shape(2, 100, 500);
  private static final int FULL = 100;

  private final CompleteExecutions direct;
  private final GroupCommit<Item, Settlement> group;

  public GroupedCompleter(CompleteExecutions direct) {
    this.direct = direct;
    this.group = new GroupCommit<>("complete", SHAPE, direct::complete);
  }

  @Override
  public List<Settlement> complete(List<Item> items) {
    return items.isEmpty() || items.size() >= FULL ? direct.complete(items) : group.submit(items);
  }

  /**
   * Completes one execution while its caller goes on with the next; the stage ends after the
   * commit, with the answer or with what went wrong.
   */
  public CompletionStage<Settlement> completeSoon(Item item) {
    return group.submitSoon(List.of(item)).thenApply(List::getFirst);
  }

  @Override
  public void close() {
    group.close();
  }
}
