package dev.weft.application.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.port.in.flow.ReadFlowSummary;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Optional;

/** Reads the projected row of a flow. One transaction. */
public final class FlowSummaryReader implements ReadFlowSummary {

  private final Transactions transactions;

  public FlowSummaryReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<FlowSummary> read(FlowId id) {
    return Optional.ofNullable(
        transactions.run(stores -> stores.flow().summaries().list(List.of(id))).get(id));
  }
}
