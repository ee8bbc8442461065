package dev.weft.application.flow;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeView;
import dev.weft.port.in.flow.DescribeEdge;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads one edge. One transaction. */
public final class EdgeDescriber implements DescribeEdge {

  private final Transactions transactions;

  public EdgeDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<EdgeView> describe(FlowId flow, EdgeId edge) {
    return transactions.run(stores -> stores.flow().reads().findEdge(flow, edge));
  }
}
