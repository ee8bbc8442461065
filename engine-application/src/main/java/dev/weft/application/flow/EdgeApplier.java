package dev.weft.application.flow;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.growth.ApplyDecision;
import dev.weft.domain.flow.growth.EdgeState;
import dev.weft.domain.graph.EdgePlan;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.in.flow.ApplyEdge;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Makes a staged edge count, and resolves it if its upstream has ended. One transaction. */
public final class EdgeApplier implements ApplyEdge {

  private final Transactions transactions;

  public EdgeApplier(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result apply(FlowId flow, EdgeId edge) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, flow)
                .map(locked -> apply(stores, locked, edge))
                .orElseGet(Result.FlowNotFound::new));
  }

  private static Result apply(Stores stores, LockedGraph locked, EdgeId id) {
    return stores
        .flow()
        .edges()
        .find(locked.flow().id(), id)
        .map(edge -> apply(stores, locked, edge))
        .orElseGet(Result.EdgeNotFound::new);
  }

  private static Result apply(Stores stores, LockedGraph locked, StoredEdge edge) {
    return switch (ApplyDecision.apply(edge.state(), locked.state(), locked.flow().revision())) {
      case ApplyDecision.Applied applied -> store(stores, locked, edge);
      case ApplyDecision.AlreadyApplied already ->
          new Result.AlreadyApplied(edge.state(), locked.flow().revision());
      case ApplyDecision.FlowClosed closed -> new Result.FlowClosed(closed.state());
    };
  }

  private static Result store(Stores stores, LockedGraph locked, StoredEdge edge) {
    EdgePlan plan = EdgePlan.apply(locked.graph(), edge);
    locked.write(stores, plan);
    EdgeState state = plan.resolved().isEmpty() ? EdgeState.APPLIED : EdgeState.RESOLVED;
    return new Result.Applied(state, locked.grown(stores, 0, 0).revision());
  }
}
