package dev.weft.application.decided;

import dev.weft.domain.dispatch.loser.Losers;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.tx.Stores;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What decided groups do to executions: children leave blocked, upstreams that are no longer needed
 * are cancelled.
 *
 * <p>The groups are written before, so that the loser rule reads them as they are now; all
 * executions are then locked at once, in id order (A9).
 */
public final class JoinMoves {

  /** Who cancels superfluous upstreams, as operators read it. */
  public static final String BY = "weft";

  private static final ExecutionCommand LOSE =
      new ExecutionCommand.Cancel("no join needs it any more", BY);

  private JoinMoves() {}

  /**
   * @param unblocked children whose groups are satisfied
   * @param skipped children whose groups are impossible
   * @param relieved children whose groups no longer hold on to their upstreams
   */
  public static Moved move(
      Stores stores,
      List<ExecutionId> unblocked,
      List<ExecutionId> skipped,
      List<ExecutionId> relieved) {
    Map<ExecutionId, ExecutionCommand> commands = new HashMap<>();
    Losers losers = losers(stores, relieved, Losers.MOST_TESTED);
    losers.cancelled().forEach(id -> commands.put(id, LOSE));
    unblocked.forEach(id -> commands.put(id, new ExecutionCommand.Unblock()));
    skipped.forEach(id -> commands.put(id, new ExecutionCommand.Skip()));
    Moved moved = Moved.nobody(losers.moreForSweep());
    if (commands.isEmpty()) {
      return moved;
    }
    List<ExecutionId> ids = commands.keySet().stream().sorted().toList();
    LockedMoves.move(stores, ids, commands::get)
        .forEach((id, decision) -> moved.note(id, commands.get(id), decision));
    return moved;
  }

  /**
   * Cancels losers among all the upstreams of a child, however many there are; up to 500 of them.
   */
  public static List<ExecutionId> cancelLosers(Stores stores, ExecutionId child) {
    List<ExecutionId> losers =
        losers(stores, List.of(child), GraphLimits.DEFAULT.fanIn()).cancelled().stream()
            .limit(Losers.MOST_TESTED)
            .toList();
    return losers.isEmpty()
        ? losers
        : LockedMoves.move(stores, losers, id -> LOSE).entrySet().stream()
            .filter(decided -> Moved.hasMoved(decided.getValue()))
            .map(Map.Entry::getKey)
            .toList();
  }

  private static Losers losers(Stores stores, List<ExecutionId> relieved, int mostTested) {
    List<Upstream> tested =
        relieved.isEmpty()
            ? List.of()
            : stores.dispatch().joins().listUpstreams(relieved, mostTested + 1);
    return Losers.among(tested, mostTested);
  }

  /**
   * Who moved: a child that had left blocked by itself, or an upstream that ended, is not named.
   *
   * @param moreLosers whether upstreams were left untested, so that losers may be among them
   */
  public record Moved(
      List<ExecutionId> unblocked,
      List<ExecutionId> skipped,
      List<ExecutionId> cancelled,
      boolean moreLosers) {

    private static Moved nobody(boolean moreLosers) {
      return new Moved(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), moreLosers);
    }

    private void note(ExecutionId id, ExecutionCommand command, Decision decision) {
      if (!hasMoved(decision)) {
        return;
      }
      if (command instanceof ExecutionCommand.Unblock) {
        unblocked.add(id);
      } else if (command instanceof ExecutionCommand.Skip) {
        skipped.add(id);
      } else {
        cancelled.add(id);
      }
    }

    private static boolean hasMoved(Decision decision) {
      return switch (decision) {
        case Decision.Moved moved -> true;
        case Decision.AttemptEnded ended -> ended.next() instanceof Execution.Terminal;
        case Decision.Repeated repeated -> false;
        case Decision.Unchanged unchanged -> false;
        case Decision.Refused refused -> false;
      };
    }
  }
}
