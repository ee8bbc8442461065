package dev.weft.application.sweep;

import dev.weft.application.decided.StoreAway;
import dev.weft.application.flow.MemberCanceller;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.in.sweep.FinishCancelledFlows;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Optional;

/** Finds flows whose cancellation somebody began and nobody finished, and carries it out. */
public final class CancelledFlowFinisher implements FinishCancelledFlows {

  private static final int FLOWS = 20;

  private final Transactions transactions;
  private final MemberCanceller members;

  public CancelledFlowFinisher(Transactions transactions) {
    this.transactions = transactions;
    this.members = new MemberCanceller(transactions);
  }

  @Override
  public FlowSweepReport finishOnce() {
    List<FlowId> begun =
        transactions.run(stores -> stores.flow().sweeps().listUnfinishedCancels(FLOWS));
    return begun.stream().map(this::finish).reduce(FlowSweepReport.NOTHING, FlowSweepReport::plus);
  }

  private FlowSweepReport finish(FlowId id) {
    try {
      Optional<Flow> flow = transactions.run(stores -> stores.flow().reads().find(id));
      int ended = flow.map(this::carryOut).orElse(0);
      return new FlowSweepReport(1, ended, 0);
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return new FlowSweepReport(1, 0, 1);
    }
  }

  private int carryOut(Flow flow) {
    return flow.cancellation() instanceof FlowCancellation.Cancelled cancelled
        ? members.carryOut(flow.id(), cancelled).size()
        : 0;
  }
}
