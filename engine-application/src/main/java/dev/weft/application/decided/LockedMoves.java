package dev.weft.application.decided;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.tx.Stores;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Moves executions by a command that needs no lease: lock, decide, write, in one transaction. */
public final class LockedMoves {

  private LockedMoves() {}

  /** What was decided for each execution; an id given twice is one execution. */
  public static Map<ExecutionId, Decision> move(
      Stores stores, List<ExecutionId> asked, Function<ExecutionId, ExecutionCommand> command) {
    return moveSeen(stores, asked, (id, seen) -> Optional.of(command.apply(id)));
  }

  /**
   * The same with commands that depend on what the lock showed; whoever gets none stays as it is
   * and is not in the answer.
   */
  public static Map<ExecutionId, Decision> moveSeen(
      Stores stores,
      List<ExecutionId> asked,
      BiFunction<ExecutionId, Sighting, Optional<ExecutionCommand>> command) {
    List<ExecutionId> ids = asked.stream().distinct().toList();
    return decide(stores, ids, stores.executions().lock(ids), command);
  }

  /** Moves one that has ended: nobody else can replay it meanwhile. */
  public static Decision replay(Stores stores, ExecutionId asked, ExecutionCommand.Replay command) {
    List<ExecutionId> ids = List.of(asked);
    LockedExecutions locked = stores.executions().lockToReplay(ids);
    return decide(stores, ids, locked, (id, seen) -> Optional.of(command)).get(asked);
  }

  private static Map<ExecutionId, Decision> decide(
      Stores stores,
      List<ExecutionId> ids,
      LockedExecutions locked,
      BiFunction<ExecutionId, Sighting, Optional<ExecutionCommand>> command) {
    Map<ExecutionId, Decision> decisions = new LinkedHashMap<>();
    for (int i = 0; i < ids.size(); i++) {
      ExecutionId id = ids.get(i);
      Sighting seen = locked.sightings().get(i);
      command
          .apply(id, seen)
          .map(given -> ExecutionTransitions.decide(seen, given, locked.now()))
          .ifPresent(decision -> decisions.put(id, decision));
    }
    write(stores, decisions);
    return decisions;
  }

  private static void write(Stores stores, Map<ExecutionId, Decision> decisions) {
    List<Change> changes = new ArrayList<>();
    decisions.values().stream().flatMap(LockedMoves::change).forEach(changes::add);
    if (!changes.isEmpty()) {
      stores.executions().write(changes).forEach(stores.hints()::moved);
    }
  }

  private static Stream<Change> change(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved ->
          Stream.of(new Change(moved.next(), PastAttempt.NOT_ENDED, Content.EMPTY));
      case Decision.AttemptEnded ended ->
          Stream.of(new Change(ended.next(), new PastAttempt.Ended(ended.end()), Content.EMPTY));
      case Decision.Repeated repeated -> Stream.empty();
      case Decision.Unchanged unchanged -> Stream.empty();
      case Decision.Refused refused -> Stream.empty();
    };
  }
}
