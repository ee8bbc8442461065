package dev.weft.application.lane;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Pauses a lane. One transaction. */
public final class LanePauser implements PauseLane {

  private final Transactions transactions;

  public LanePauser(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public LaneGate.Paused pause(Command command) {
    return transactions.run(stores -> pause(stores, command.lane(), command.asker()));
  }

  private static LaneGate.Paused pause(Stores stores, Lane lane, Asker asker) {
    boolean open = stores.lanes().gateOf(lane).equals(LaneGate.OPEN);
    LaneGate.Paused paused = stores.lanes().pause(lane, asker.reason(), asker.by());
    AuditResult result = open ? AuditResult.DONE : AuditResult.UNCHANGED;
    Audited.append(stores, asker, "pause_lane", lane.value(), result);
    return paused;
  }
}
