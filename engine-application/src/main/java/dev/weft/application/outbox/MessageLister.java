package dev.weft.application.outbox;

import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.in.outbox.ListMessages;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists messages. One transaction per page. */
public final class MessageLister implements ListMessages {

  private final Transactions transactions;

  public MessageLister(Transactions transactions) {
    this.transactions = transactions;
  }

  /** Reads one more than asked for, to know whether there is more. */
  @Override
  public Page list(Query query) {
    if (query.limit() == 0) {
      return new Page(List.of(), new Rest.Nothing());
    }
    List<MessageView> found =
        transactions.run(
            stores -> stores.outboxReads().list(query.filter(), query.cursor(), query.limit() + 1));
    return found.size() <= query.limit()
        ? new Page(found, new Rest.Nothing())
        : cut(found.subList(0, query.limit()));
  }

  private static Page cut(List<MessageView> page) {
    return new Page(page, new Rest.Behind(new MessageCursor(page.getLast().message().id())));
  }
}
