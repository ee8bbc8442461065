package dev.weft.application.execution;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.execution.ReadResult;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads what an execution answered. One transaction. */
public final class ResultReader implements ReadResult {

  private final Transactions transactions;

  public ResultReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<Content> read(ExecutionId id) {
    return transactions.run(stores -> stores.reads().findResult(id));
  }
}
