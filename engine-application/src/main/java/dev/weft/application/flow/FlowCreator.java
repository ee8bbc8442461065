package dev.weft.application.flow;

import dev.weft.domain.flow.FlowSpec;
import dev.weft.port.in.flow.CreateFlow;
import dev.weft.port.out.flow.FlowStore.CreatedFlow;
import dev.weft.port.out.tx.Transactions;

/** Creates an empty flow once. One transaction. */
public final class FlowCreator implements CreateFlow {

  private final Transactions transactions;

  public FlowCreator(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result create(FlowSpec spec) {
    CreatedFlow created = transactions.run(stores -> stores.flow().flows().create(spec));
    if (created.fresh()) {
      return new Result.Created(created.flow());
    }
    return created.flow().spec().equals(spec)
        ? new Result.Existing(created.flow())
        : new Result.Conflicted(spec.id());
  }
}
