package dev.weft.application.flow;

import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.port.in.flow.DefineGraph;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Adds a whole, sealed piece of graph to a flow. One transaction. */
public final class GraphDefiner implements DefineGraph {

  private final Transactions transactions;
  private final IdSource ids;
  private final GraphLimits limits;

  public GraphDefiner(Transactions transactions, IdSource ids, GraphLimits limits) {
    this.transactions = transactions;
    this.ids = ids;
    this.limits = limits;
  }

  @Override
  public Result define(Command command) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, command.flow())
                .map(locked -> define(stores, locked, command))
                .orElseGet(Result.NotFound::new));
  }

  private Result define(Stores stores, LockedGraph locked, Command command) {
    GraphGrowth growth = new GraphGrowth(ids, limits, command.by());
    return switch (growth.grow(stores, locked, command.draft())) {
      case GraphGrowth.Growth.Grown grown ->
          new Result.Defined(command.flow(), grown.flow().revision(), grown.executions());
      case GraphGrowth.Growth.Repeated repeated ->
          new Result.AlreadyDefined(
              command.flow(), locked.flow().revision(), repeated.executions());
      case GraphGrowth.Growth.Closed closed -> new Result.FlowClosed(locked.state());
      case GraphGrowth.Growth.Refused refused -> new Result.Refused(refused.problems());
    };
  }
}
