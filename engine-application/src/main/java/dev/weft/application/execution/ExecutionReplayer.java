package dev.weft.application.execution;

import dev.weft.application.audit.Audited;
import dev.weft.application.decided.LockedMoves;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opens a new generation of one execution, and reopens its graph. One transaction. */
public final class ExecutionReplayer implements ReplayExecution {

  private final Transactions transactions;

  public ExecutionReplayer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result replay(Command command) {
    return transactions.run(
        stores ->
            flowOf(stores, command.execution())
                .map(flow -> MemberReplay.replay(stores, flow, command))
                .orElseGet(() -> alone(stores, command)));
  }

  /** A membership never changes, so it may be read before anything is locked. */
  private static Optional<FlowId> flowOf(Stores stores, ExecutionId id) {
    return stores
        .reads()
        .find(id)
        .map(ExecutionView::membership)
        .filter(Membership.MemberOf.class::isInstance)
        .map(membership -> ((Membership.MemberOf) membership).flow());
  }

  private static Result alone(Stores stores, Command command) {
    return answer(command.execution(), moved(stores, command), List.of());
  }

  static Decision moved(Stores stores, Command command) {
    ExecutionId id = command.execution();
    ExecutionCommand.Replay replay = new ExecutionCommand.Replay(command.deadline());
    Decision decision = LockedMoves.replay(stores, id, replay);
    Audited.append(stores, command.asker(), "replay_execution", Map.of(id, decision));
    return decision;
  }

  static Result answer(ExecutionId id, Decision decision, List<ExecutionId> returned) {
    return switch (decision) {
      case Decision.Moved moved ->
          new Result.Replayed(id, moved.next().standing().generation(), returned);
      case Decision.Refused refused -> new Result.Refused(id, refused.why());
      case Decision.AttemptEnded ended -> throw unexpected(id, decision);
      case Decision.Repeated repeated -> throw unexpected(id, decision);
      case Decision.Unchanged same -> throw unexpected(id, decision);
    };
  }

  private static IllegalStateException unexpected(ExecutionId id, Decision decision) {
    return new IllegalStateException(id + ": a replay came to " + decision);
  }
}
