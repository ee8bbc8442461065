package dev.weft.application.lane;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.port.in.lane.ListWorkers;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists the workers seen lately. One transaction. */
public final class WorkerLister implements ListWorkers {

  private final Transactions transactions;

  public WorkerLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<WorkerSighting> list() {
    return transactions.run(stores -> stores.workers().listSeen(WorkerSighting.LATELY)).sightings();
  }
}
