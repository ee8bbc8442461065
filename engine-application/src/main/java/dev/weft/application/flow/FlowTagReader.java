package dev.weft.application.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.TagKey;
import dev.weft.port.in.flow.ReadFlowTag;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads one tag of a flow. One transaction. */
public final class FlowTagReader implements ReadFlowTag {

  private final Transactions transactions;

  public FlowTagReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<String> read(FlowId flow, TagKey key) {
    return transactions
        .run(stores -> stores.flow().reads().find(flow))
        .flatMap(found -> Optional.ofNullable(found.tags().values().get(key)));
  }
}
