package dev.weft.application.lane;

import dev.weft.domain.name.Lane;
import dev.weft.port.in.lane.ResumeLane;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Opens a lane again and wakes who waits at it. One transaction. */
public final class LaneResumer implements ResumeLane {

  private final Transactions transactions;

  public LaneResumer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result resume(Lane lane) {
    return transactions.run(stores -> resume(stores, lane));
  }

  private static Result resume(Stores stores, Lane lane) {
    if (!stores.lanes().resume(lane)) {
      return new Result.AlreadyOpen(lane);
    }
    stores.hints().workIn(lane);
    return new Result.Resumed(lane);
  }
}
