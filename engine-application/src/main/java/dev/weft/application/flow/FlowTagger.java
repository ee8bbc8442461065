package dev.weft.application.flow;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.flow.TagFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Sets one tag under the flow's lock. One transaction. */
public final class FlowTagger implements TagFlow {

  private final Transactions transactions;

  public FlowTagger(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result tag(Command command) {
    return transactions.run(
        stores ->
            stores
                .flow()
                .flows()
                .lock(command.flow())
                .map(locked -> tag(stores, locked.flow(), command))
                .orElseGet(Result.NotFound::new));
  }

  private static Result tag(Stores stores, Flow flow, Command command) {
    Tags tags = flow.tags().with(command.key(), command.value());
    if (!tags.equals(flow.tags())) {
      stores.flow().flows().write(List.of(flow.tagged(tags)));
    }
    return new Result.Tagged(tags);
  }
}
