package dev.weft.application.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.FlowView;
import dev.weft.port.in.flow.DescribeFlow;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads a flow, its members counted now, its groups. One transaction. */
public final class FlowDescriber implements DescribeFlow {

  private final Transactions transactions;

  public FlowDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<FlowView> describe(FlowId id) {
    return transactions.run(stores -> stores.flow().reads().findView(id));
  }
}
