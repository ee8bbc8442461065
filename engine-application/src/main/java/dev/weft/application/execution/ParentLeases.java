package dev.weft.application.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.input.Problem;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Settling;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.tx.Stores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fences child submissions: the parent's row stays locked until they are stored (I15). */
public final class ParentLeases {

  private ParentLeases() {}

  public static List<Problem> problems(Stores stores, List<NewExecution> asked) {
    List<ExecutionCommand.ShowLease> parents =
        asked.stream()
            .map(item -> item.submission().findParent())
            .flatMap(Optional::stream)
            .distinct()
            .map(ExecutionCommand.ShowLease::new)
            .toList();
    return parents.isEmpty() ? List.of() : refused(stores, parents);
  }

  private static List<Problem> refused(Stores stores, List<ExecutionCommand.ShowLease> parents) {
    List<LeaseHandle> handles = parents.stream().map(ExecutionCommand.ShowLease::handle).toList();
    LockedExecutions locked = stores.executions().lockForHolders(handles);
    List<Decision> decisions = Settling.decide(parents, locked.sightings(), locked.now());
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < handles.size(); i++) {
      if (decisions.get(i) instanceof Decision.Refused refused) {
        problems.add(
            new Problem(
                "parent", handles.get(i).toString(), "a live lease, found " + refused.why()));
      }
    }
    return problems;
  }
}
