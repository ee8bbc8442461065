package dev.weft.application.flow;

import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.port.out.flow.FlowStore.CreatedFlow;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Creates a flow and defines its graph. One transaction: both, or neither. */
public final class FlowSubmitter implements SubmitFlow {

  private final Transactions transactions;
  private final IdSource ids;
  private final GraphLimits limits;

  public FlowSubmitter(Transactions transactions, IdSource ids, GraphLimits limits) {
    this.transactions = transactions;
    this.ids = ids;
    this.limits = limits;
  }

  @Override
  public Result submit(Command command) {
    try {
      return transactions.run(stores -> submit(stores, command));
    } catch (NothingStored refused) {
      return refused.why;
    }
  }

  private Result submit(Stores stores, Command command) {
    CreatedFlow created = stores.flow().flows().create(command.spec());
    if (!created.flow().spec().equals(command.spec())) {
      return new Result.Conflicted(command.spec().id());
    }
    LockedGraph locked = LockedGraph.lock(stores, command.spec().id()).orElseThrow();
    GraphGrowth growth = new GraphGrowth(ids, limits, command.by());
    return switch (growth.grow(stores, locked, command.draft())) {
      case GraphGrowth.Growth.Grown grown -> new Result.Submitted(grown.flow(), grown.executions());
      case GraphGrowth.Growth.Repeated repeated ->
          new Result.Existing(locked.flow(), repeated.executions());
      case GraphGrowth.Growth.Closed closed -> new Result.FlowClosed(locked.state());
      case GraphGrowth.Growth.Refused refused ->
          throw new NothingStored(new Result.Refused(refused.problems()));
    };
  }

  /** Rolls the creation of the flow back. */
  private static final class NothingStored extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Result.Refused why;

    NothingStored(Result.Refused why) {
      super(null, null, false, false);
      this.why = why;
    }
  }
}
