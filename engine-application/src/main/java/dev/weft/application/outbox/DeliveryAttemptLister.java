package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.port.in.outbox.ListDeliveryAttempts;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists the tries of a message. One transaction. */
public final class DeliveryAttemptLister implements ListDeliveryAttempts {

  private final Transactions transactions;

  public DeliveryAttemptLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<LoggedTry> list(OutboxMessageId id) {
    return transactions.run(stores -> stores.outboxReads().listTries(id));
  }
}
