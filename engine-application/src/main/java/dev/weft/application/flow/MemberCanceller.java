package dev.weft.application.flow;

import dev.weft.application.decided.LockedMoves;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowCancellation.Cancelled;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.MemberPhase;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.flow.FlowStore.LockedFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Carries a cancellation out on the members it reaches, 500 in each transaction, then writes that
 * it has been.
 *
 * <p>The flow takes no graph calls and no replays from its mark on, so the members there are now
 * are all there will be. Each is decided by the phase its own lock shows.
 */
public final class MemberCanceller {

  private static final int CHUNK = 500;

  private final Transactions transactions;

  public MemberCanceller(Transactions transactions) {
    this.transactions = transactions;
  }

  /** The members that ended by it, by id. */
  public List<ExecutionId> carryOut(FlowId flow, Cancelled cancellation) {
    List<ExecutionId> ended = new ArrayList<>();
    ExecutionId after = ExecutionId.LOWEST;
    Chunk chunk;
    do {
      ExecutionId from = after;
      chunk = transactions.run(stores -> chunk(stores, flow, from, cancellation));
      ended.addAll(chunk.ended());
      after = chunk.last();
    } while (chunk.size() == CHUNK);
    transactions.run(stores -> markCarriedOut(stores, flow));
    return ended;
  }

  private static Chunk chunk(
      Stores stores, FlowId flow, ExecutionId after, Cancelled cancellation) {
    List<ExecutionId> living = stores.flow().members().listLiving(flow, after, CHUNK);
    if (living.isEmpty()) {
      return new Chunk(List.of(), 0, after);
    }
    Map<ExecutionId, Decision> decisions =
        LockedMoves.moveSeen(stores, living, (id, seen) -> command(seen, cancellation));
    List<ExecutionId> ended = new ArrayList<>();
    decisions.forEach(
        (id, decision) -> {
          if (hasEnded(decision)) {
            ended.add(id);
          }
        });
    return new Chunk(ended, living.size(), living.get(living.size() - 1));
  }

  private static Optional<ExecutionCommand> command(Sighting seen, Cancelled cancellation) {
    if (!(seen instanceof Sighting.Found found)) {
      return Optional.empty();
    }
    return switch (cancellation.policy().touch(phase(found.execution()))) {
      case CANCELLED ->
          Optional.of(new ExecutionCommand.Cancel(cancellation.reason(), cancellation.by()));
      case LAST_RUN -> Optional.of(new ExecutionCommand.WithdrawRetries());
      case UNTOUCHED -> Optional.empty();
    };
  }

  private static MemberPhase phase(Execution execution) {
    return switch (execution) {
      case Execution.Blocked blocked -> MemberPhase.BLOCKED;
      case Execution.Runnable runnable -> MemberPhase.RUNNABLE;
      case Execution.Active active -> MemberPhase.ACTIVE;
      case Execution.Suspended suspended -> MemberPhase.SUSPENDED;
      case Execution.Terminal terminal -> MemberPhase.TERMINAL;
    };
  }

  private static boolean hasEnded(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> moved.next() instanceof Execution.Terminal;
      case Decision.AttemptEnded ended -> ended.next() instanceof Execution.Terminal;
      case Decision.Repeated repeated -> false;
      case Decision.Unchanged unchanged -> false;
      case Decision.Refused refused -> false;
    };
  }

  private static FlowId markCarriedOut(Stores stores, FlowId id) {
    stores
        .flow()
        .flows()
        .lock(id)
        .map(LockedFlow::flow)
        .ifPresent(
            flow -> {
              if (flow.cancellation() instanceof Cancelled cancelled && !cancelled.carriedOut()) {
                stores.flow().flows().write(List.of(flow.cancelled(cancelled.done())));
              }
              stores.flow().summaries().touch(List.of(id), Duration.ZERO);
            });
    return id;
  }

  private record Chunk(List<ExecutionId> ended, int size, ExecutionId last) {}
}
