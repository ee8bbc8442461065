package dev.weft.application.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.GraphView;
import dev.weft.port.in.flow.DescribeGraph;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads a flow made for drawing. One transaction. */
public final class GraphDescriber implements DescribeGraph {

  private final Transactions transactions;

  public GraphDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<GraphView> describe(FlowId id) {
    return transactions.run(stores -> stores.flow().reads().findGraph(id));
  }
}
