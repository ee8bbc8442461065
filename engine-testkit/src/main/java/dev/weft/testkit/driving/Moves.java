package dev.weft.testkit.driving;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lock, decide, write, for one execution and any command: the shape every use case has. */
public record Moves(Transactions transactions) {

  /** What the table decided; written if there was something to write. */
  public Decision apply(ExecutionId id, ExecutionCommand command) {
    return apply(id, command, Content.EMPTY);
  }

  public Decision apply(ExecutionId id, ExecutionCommand command, Content result) {
    return transactions.run(stores -> apply(stores, id, command, result));
  }

  public Execution see(ExecutionId id) {
    return switch (look(id)) {
      case Sighting.Found found -> found.execution();
      case Sighting.Unknown unknown -> throw new AssertionError(id + " is unknown");
    };
  }

  public List<Execution> see(List<ExecutionId> ids) {
    LockedExecutions locked = transactions.run(stores -> stores.executions().lock(ids));
    return locked.sightings().stream().map(seen -> ((Sighting.Found) seen).execution()).toList();
  }

  public Sighting look(ExecutionId id) {
    return only(transactions.run(stores -> stores.executions().lock(List.of(id))));
  }

  public Sighting look(LeaseHandle handle) {
    return only(transactions.run(stores -> stores.executions().lockForHolders(List.of(handle))));
  }

  private static Decision apply(
      Stores stores, ExecutionId id, ExecutionCommand command, Content result) {
    LockedExecutions locked = lock(stores, id, command);
    Decision decision = ExecutionTransitions.decide(only(locked), command, locked.now());
    switch (decision) {
      case Decision.Moved moved ->
          write(stores, new Change(moved.next(), PastAttempt.NOT_ENDED, Content.EMPTY));
      case Decision.AttemptEnded ended ->
          write(stores, new Change(ended.next(), new PastAttempt.Ended(ended.end()), result));
      case Decision.Repeated repeated -> {}
      case Decision.Unchanged unchanged -> {}
      case Decision.Refused refused -> {}
    }
    return decision;
  }

  private static LockedExecutions lock(Stores stores, ExecutionId id, ExecutionCommand command) {
    if (command instanceof ExecutionCommand.Fenced fenced) {
      return stores.executions().lockForHolders(List.of(fenced.handle()));
    }
    return command instanceof ExecutionCommand.Replay
        ? stores.executions().lockToReplay(List.of(id))
        : stores.executions().lock(List.of(id));
  }

  private static void write(Stores stores, Change change) {
    stores.executions().write(List.of(change));
  }

  private static Sighting only(LockedExecutions locked) {
    return locked.sightings().getFirst();
  }
}
