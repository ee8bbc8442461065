package dev.weft.application.execution;

import dev.weft.application.audit.Audited;
import dev.weft.application.decided.LockedMoves;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Map;

/** Opens a new generation of one execution: lock, decide, write. One transaction. */
public final class ExecutionReplayer implements ReplayExecution {

  private final Transactions transactions;

  public ExecutionReplayer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result replay(Command command) {
    ExecutionId id = command.execution();
    return answer(id, transactions.run(stores -> replayed(stores, command)).get(id));
  }

  private static Map<ExecutionId, Decision> replayed(Stores stores, Command command) {
    ExecutionCommand replay = new ExecutionCommand.Replay(command.deadline());
    Map<ExecutionId, Decision> decisions =
        LockedMoves.move(stores, List.of(command.execution()), same -> replay);
    Audited.append(stores, command.asker(), "replay_execution", decisions);
    return decisions;
  }

  private static Result answer(ExecutionId id, Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> new Result.Replayed(id, moved.next().standing().generation());
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
