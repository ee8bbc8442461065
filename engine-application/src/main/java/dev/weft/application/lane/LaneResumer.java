package dev.weft.application.lane;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditResult;
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
  public Result resume(Command command) {
    return transactions.run(stores -> resume(stores, command.lane(), command.asker()));
  }

  private static Result resume(Stores stores, Lane lane, Asker asker) {
    boolean resumed = stores.lanes().resume(lane);
    AuditResult result = resumed ? AuditResult.DONE : AuditResult.UNCHANGED;
    Audited.append(stores, asker, "resume_lane", lane.value(), result);
    if (!resumed) {
      return new Result.AlreadyOpen(lane);
    }
    stores.hints().workIn(lane);
    return new Result.Resumed(lane);
  }
}
