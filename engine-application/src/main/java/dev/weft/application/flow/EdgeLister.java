package dev.weft.application.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.port.in.flow.ListEdges;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists the edges of one member. One transaction. */
public final class EdgeLister implements ListEdges {

  private final Transactions transactions;

  public EdgeLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<EdgeView> list(FlowId flow, ExecutionId member, EdgeDirection direction) {
    return transactions.run(stores -> stores.flow().reads().listEdges(flow, member, direction));
  }
}
