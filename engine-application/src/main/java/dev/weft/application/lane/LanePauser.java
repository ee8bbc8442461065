package dev.weft.application.lane;

import dev.weft.domain.lane.LaneGate;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.out.tx.Transactions;

/** Pauses a lane. One transaction. */
public final class LanePauser implements PauseLane {

  private final Transactions transactions;

  public LanePauser(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public LaneGate.Paused pause(Command command) {
    return transactions.run(
        stores -> stores.lanes().pause(command.lane(), command.reason(), command.by()));
  }
}
