package dev.weft.application.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.growth.SealDecision;
import dev.weft.domain.graph.EdgePlan;
import dev.weft.port.in.flow.SealGroup;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Seals one group, which may decide it at once. One transaction. */
public final class GroupSealer implements SealGroup {

  private final Transactions transactions;

  public GroupSealer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result seal(FlowId flow, ExecutionId downstream) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, flow)
                .map(locked -> seal(stores, locked, downstream))
                .orElseGet(Result.FlowNotFound::new));
  }

  private static Result seal(Stores stores, LockedGraph locked, ExecutionId child) {
    if (!locked.graph().contains(child)) {
      return new Result.MemberNotFound();
    }
    SealDecision decision = locked.graph().growing(child).seal();
    if (decision instanceof SealDecision.AlreadySealed) {
      return new Result.AlreadySealed(locked.flow().revision());
    }
    return locked.isClosed()
        ? new Result.FlowClosed(locked.state())
        : seal(stores, locked, child, decision);
  }

  private static Result seal(
      Stores stores, LockedGraph locked, ExecutionId child, SealDecision decision) {
    return switch (decision) {
      case SealDecision.AlreadySealed already -> new Result.AlreadySealed(locked.flow().revision());
      case SealDecision.QuorumUnreachable quorum ->
          new Result.QuorumUnreachable(quorum.k(), quorum.size());
      case SealDecision.SealedWithoutEdges free -> {
        locked.write(stores, EdgePlan.seal(locked.graph(), List.of(child)));
        yield new Result.SealedWithoutEdges(locked.grown(stores, 0, 0).revision());
      }
      case SealDecision.Sealed sealed -> {
        EdgePlan plan = EdgePlan.seal(locked.graph(), List.of(child));
        locked.write(stores, plan);
        yield new Result.Sealed(
            plan.groups().get(0).decision(), locked.grown(stores, 0, 0).revision());
      }
    };
  }
}
