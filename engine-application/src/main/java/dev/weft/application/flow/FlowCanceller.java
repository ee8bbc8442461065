package dev.weft.application.flow;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.out.flow.FlowStore.LockedFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Marks the flow, then carries the cancellation out on its members. */
public final class FlowCanceller implements CancelFlow {

  private final Transactions transactions;
  private final MemberCanceller members;

  public FlowCanceller(Transactions transactions) {
    this.transactions = transactions;
    this.members = new MemberCanceller(transactions);
  }

  @Override
  public Result cancel(Command command) {
    Optional<Flow> marked =
        transactions.run(
            stores ->
                stores
                    .flow()
                    .flows()
                    .lock(command.flow())
                    .map(locked -> mark(stores, locked, command)));
    return marked.map(this::carryOut).orElseGet(Result.NotFound::new);
  }

  private static Flow mark(Stores stores, LockedFlow locked, Command command) {
    audit(stores, locked.flow(), command);
    if (locked.flow().isClosed()) {
      return locked.flow();
    }
    Flow cancelled =
        locked
            .flow()
            .cancelled(
                new FlowCancellation.Cancelled(
                    command.policy(),
                    command.asker().reason(),
                    command.asker().by(),
                    locked.now(),
                    !command.policy().reachesMembers()));
    stores.flow().flows().write(List.of(cancelled));
    FlowEnds.tell(stores, List.of(cancelled));
    stores.flow().summaries().touch(List.of(cancelled.id()), Duration.ZERO);
    return cancelled;
  }

  private static void audit(Stores stores, Flow flow, Command command) {
    AuditResult result =
        switch (flow.settlement()) {
          case UNSETTLED -> AuditResult.DONE;
          case CANCELLED -> AuditResult.UNCHANGED;
          case COMPLETED, FAILED -> AuditResult.REFUSED;
        };
    Audited.append(stores, command.asker(), "cancel_flow", flow.id(), result);
  }

  private Result carryOut(Flow flow) {
    return switch (flow.cancellation()) {
      case FlowCancellation.Cancelled cancelled -> {
        List<ExecutionId> ended =
            cancelled.policy().reachesMembers()
                ? members.carryOut(flow.id(), cancelled)
                : List.of();
        yield new Result.Cancelled(flow.id(), cancelled.policy(), ended);
      }
      case FlowCancellation.NotCancelled finished ->
          new Result.AlreadyFinished(
              flow.settlement() == Settlement.FAILED ? FlowState.FAILED : FlowState.COMPLETED);
    };
  }
}
