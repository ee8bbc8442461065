package dev.weft.application.sweep;

import dev.weft.application.decided.JoinMoves;
import dev.weft.application.decided.StoreAway;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.in.sweep.CancelSiblings;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.in.sweep.Walked;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Walks over decided groups that still have unfinished upstreams, and cancels the losers among
 * those.
 *
 * <p>Each group is tested under the lock of its flow, in a transaction of its own, as often as it
 * has losers left.
 */
public final class SiblingCanceller implements CancelSiblings {

  private static final int GROUPS = 100;

  private final Transactions transactions;

  public SiblingCanceller(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Walked<FlowSweepReport> cancelOnce(ExecutionId after) {
    List<RelievedGroup> page =
        transactions.run(stores -> stores.flow().sweeps().listRelieved(after, GROUPS));
    FlowSweepReport report =
        page.stream().map(this::cancel).reduce(FlowSweepReport.NOTHING, FlowSweepReport::plus);
    return new Walked<>(
        report, page.size() < GROUPS ? ExecutionId.LOWEST : page.get(page.size() - 1).child());
  }

  /** Cancels the losers of one group, 500 in each transaction; a flow that is busy is left. */
  public FlowSweepReport cancel(RelievedGroup group) {
    try {
      int total = 0;
      int cancelled;
      do {
        cancelled = transactions.run(stores -> cancel(stores, group));
        total += cancelled;
      } while (cancelled > 0);
      return new FlowSweepReport(1, total, 0);
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return new FlowSweepReport(1, 0, 1);
    }
  }

  private static int cancel(Stores stores, RelievedGroup group) {
    Set<FlowId> locked =
        stores.flow().flows().lockFree(List.of(group.flow())).flows().stream()
            .map(Flow::id)
            .collect(Collectors.toSet());
    return locked.contains(group.flow()) ? JoinMoves.cancelLosers(stores, group.child()).size() : 0;
  }
}
