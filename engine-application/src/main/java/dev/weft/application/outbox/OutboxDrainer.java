package dev.weft.application.outbox;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.port.in.outbox.DrainOutbox;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Brings abandoned messages back. One transaction. */
public final class OutboxDrainer implements DrainOutbox {

  private final Transactions transactions;

  public OutboxDrainer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public DrainPreview drain(Command command) {
    return command.dryRun()
        ? transactions.run(
            stores -> stores.outboxReads().previewDrain(command.drain(), command.endpoint()))
        : transactions.run(stores -> drain(stores, command));
  }

  private static DrainPreview drain(Stores stores, Command command) {
    Drain drain = command.drain();
    OutboxUpkeep.LockedMessages abandoned =
        stores.outboxUpkeep().lockAbandoned(drain, command.endpoint());
    stores.outboxUpkeep().write(drain.drained(abandoned.messages(), abandoned.now()));
    Audited.append(
        stores,
        command.asker(),
        "drain_outbox",
        ChosenEndpoints.name(command.endpoint()),
        AuditResult.DONE);
    stores.hints().workIn(OutboxHint.LANE);
    return drain.preview(abandoned.messages());
  }
}
