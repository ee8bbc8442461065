package dev.weft.application.audit;

import dev.weft.domain.audit.AuditEntry;
import dev.weft.port.in.audit.RecordAction;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Writes one line. One transaction. */
public final class ActionRecorder implements RecordAction {

  private final Transactions transactions;

  public ActionRecorder(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public void recorded(AuditEntry entry) {
    transactions.run(
        stores -> {
          stores.audit().append(List.of(entry));
          return entry;
        });
  }
}
