package dev.weft.application.lane;

import dev.weft.domain.lane.LaneView;
import dev.weft.port.in.lane.ListLanes;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists lanes. One transaction. */
public final class LaneLister implements ListLanes {

  private final Transactions transactions;

  public LaneLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<LaneView> list() {
    return transactions.run(stores -> stores.lanes().listLanes());
  }
}
