package dev.weft.application.dispatch;

import dev.weft.port.in.dispatch.DispatchCompletions;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.out.tx.Transactions;

/** Dispatches what is due, the oldest first. One transaction per batch, its marks included. */
public final class CompletionDispatcher implements DispatchCompletions {

  private final DispatchPass pass;
  private final int batch;

  public CompletionDispatcher(Transactions transactions) {
    this(transactions, DispatchPass.MOST_EVENTS);
  }

  /**
   * @param batch events one transaction takes at most
   */
  public CompletionDispatcher(Transactions transactions, int batch) {
    this.pass = new DispatchPass(transactions);
    this.batch = batch;
  }

  @Override
  public DispatchReport dispatchNext() {
    return pass.run(events -> events.takeDue(batch, DispatchPass.EDGES_READ));
  }
}
