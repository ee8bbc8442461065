package dev.weft.application.audit;

import dev.weft.domain.audit.AuditLine;
import dev.weft.port.in.audit.ListAudit;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists lines of the audit. One transaction. */
public final class AuditLister implements ListAudit {

  private final Transactions transactions;

  public AuditLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<AuditLine> list(Query query) {
    return transactions.run(stores -> stores.audit().listBefore(query.before(), query.limit()));
  }
}
