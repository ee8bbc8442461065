package dev.weft.application.execution;

import dev.weft.application.decided.JoinMoves;
import dev.weft.application.decided.LockedMoves;
import dev.weft.domain.dispatch.replay.ReplayDecision;
import dev.weft.domain.dispatch.replay.ReplayPlan;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.dispatch.replay.ReplayStanding;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ReplayExecution.Command;
import dev.weft.port.in.execution.ReplayExecution.Result;
import dev.weft.port.out.flow.FlowStore.LockedFlow;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replays a member under the lock of its flow.
 *
 * <p>Whoever is terminal stays so while the flow is locked, because only a replay could change it;
 * so the scope may be read before the executions are locked, all at once and in id order (A9).
 */
final class MemberReplay {

  private MemberReplay() {}

  static Result replay(Stores stores, FlowId id, Command command) {
    LockedFlow locked =
        stores
            .flow()
            .flows()
            .lock(id)
            .orElseThrow(() -> new IllegalStateException("no flow " + id));
    ReplayScope scope =
        stores.dispatch().joins().readScope(command.execution(), command.downstream());
    boolean terminal = scope.ended().containsKey(command.execution());
    boolean cancelled = locked.flow().settlement() == Settlement.CANCELLED;
    return switch (ReplayDecision.decide(new ReplayStanding(terminal, cancelled, 0), scope)) {
      case ReplayDecision.FlowCancelled no -> new Result.FlowCancelled(command.execution(), id);
      case ReplayDecision.NotTerminal no -> refused(stores, command);
      case ReplayDecision.ReplaysSpent no -> refused(stores, command);
      case ReplayDecision.Replayed replayed -> carryOut(stores, locked, command, replayed.plan());
    };
  }

  /** The execution itself says why. */
  private static Result refused(Stores stores, Command command) {
    return ExecutionReplayer.answer(
        command.execution(), ExecutionReplayer.moved(stores, command), List.of());
  }

  private static Result carryOut(
      Stores stores, LockedFlow locked, Command command, ReplayPlan plan) {
    List<ExecutionId> all = new ArrayList<>(plan.returned());
    all.add(command.execution());
    stores.executions().lockToReplay(all.stream().sorted().toList());
    Decision decision = ExecutionReplayer.moved(stores, command);
    if (decision instanceof Decision.Moved) {
      reopen(stores, locked.flow(), plan);
      runAgain(stores, locked);
    }
    return ExecutionReplayer.answer(command.execution(), decision, plan.returned());
  }

  private static void reopen(Stores stores, Flow flow, ReplayPlan plan) {
    if (!plan.reopened().isEmpty()) {
      stores.flow().edges().reopen(flow.id(), plan.reopened());
    }
    if (!plan.refreshed().isEmpty()) {
      stores.flow().edges().resolve(plan.refreshed());
    }
    if (!plan.groups().isEmpty()) {
      stores.flow().groups().write(plan.groups());
    }
    if (!plan.returned().isEmpty()) {
      LockedMoves.move(stores, plan.returned(), child -> new ExecutionCommand.Reopen());
    }
    JoinMoves.move(stores, plan.unblocked(), plan.skipped(), List.of());
  }

  /** A finished flow is no longer that. */
  private static void runAgain(Stores stores, LockedFlow locked) {
    Flow flow = locked.flow();
    Optional.of(flow.settlement().afterReplay())
        .filter(next -> next != flow.settlement())
        .ifPresent(next -> stores.flow().flows().write(List.of(flow.settled(next, locked.now()))));
    stores.flow().summaries().touch(List.of(flow.id()), Duration.ZERO);
  }
}
