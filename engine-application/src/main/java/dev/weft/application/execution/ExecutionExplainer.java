package dev.weft.application.execution;

import dev.weft.domain.claim.Routing;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Circumstances;
import dev.weft.domain.explain.Explanation;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.in.execution.ExplainExecution;
import dev.weft.port.out.dispatch.JoinReads.Waits;
import dev.weft.port.out.lane.WorkerReads.SeenWorkers;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Optional;

/** Reads an execution and what surrounds it, and lets the domain name the causes. */
public final class ExecutionExplainer implements ExplainExecution {

  private final Transactions transactions;

  public ExecutionExplainer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<Explained> explain(ExecutionId id) {
    return transactions.run(stores -> stores.reads().find(id).map(view -> explain(stores, view)));
  }

  private static Explained explain(Stores stores, ExecutionView view) {
    Routing routing = view.submission().routing();
    SeenWorkers seen = stores.workers().listSeen(WorkerSighting.LATELY);
    Waits waits = waits(stores, view);
    Circumstances around =
        new Circumstances(
            stores.lanes().gateOf(routing.lane()) instanceof LaneGate.Paused,
            seen.sightings().stream().anyMatch(worker -> worker.mayRun(routing)),
            waits.groupSealed(),
            waits.unfinished(),
            waits.pending());
    return new Explained(
        view.execution().id(), view.state(), Explanation.of(view.execution(), around, seen.now()));
  }

  /** Only a member can wait for others, and only while it is blocked. */
  private static Waits waits(Stores stores, ExecutionView view) {
    return view.execution() instanceof Execution.Blocked
        ? stores.dispatch().joins().readWaits(view.execution().id())
        : new Waits(true, List.of(), List.of());
  }
}
