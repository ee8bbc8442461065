package dev.weft.application.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.growth.FlowSealing;
import dev.weft.domain.graph.EdgePlan;
import dev.weft.port.in.flow.SealFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Seals what is still open, and the flow. One transaction. */
public final class FlowSealer implements SealFlow {

  private final Transactions transactions;

  public FlowSealer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result seal(FlowId flow) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, flow)
                .map(locked -> seal(stores, locked))
                .orElseGet(Result.NotFound::new));
  }

  private static Result seal(Stores stores, LockedGraph locked) {
    return switch (FlowSealing.seal(locked.flow().sealed(), locked.graph().growing())) {
      case FlowSealing.AlreadySealed<ExecutionId> already ->
          new Result.AlreadySealed(locked.flow().revision());
      case FlowSealing.Refused<ExecutionId> refused ->
          closedOr(
              stores,
              locked,
              new Result.Refused(
                  refused.problems().stream().map(DefinitionProblem::problem).toList()));
      case FlowSealing.FlowSealed<ExecutionId> sealed ->
          locked.isClosed()
              ? new Result.FlowClosed(locked.state())
              : store(stores, locked, sealed.groups().keySet().stream().sorted().toList());
    };
  }

  private static Result closedOr(Stores stores, LockedGraph locked, Result refused) {
    return locked.isClosed() ? new Result.FlowClosed(locked.state()) : refused;
  }

  private static Result store(Stores stores, LockedGraph locked, List<ExecutionId> children) {
    locked.write(stores, EdgePlan.seal(locked.graph(), children));
    return new Result.Sealed(
        children,
        locked.written(stores, locked.flow().seal().grown(0, 0, locked.now())).revision());
  }
}
