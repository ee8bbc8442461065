package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.in.outbox.DescribeMessage;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Tells one message. One transaction. */
public final class MessageDescriber implements DescribeMessage {

  private final Transactions transactions;

  public MessageDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<MessageView> describe(OutboxMessageId id) {
    return transactions.run(stores -> stores.outboxReads().find(id));
  }
}
