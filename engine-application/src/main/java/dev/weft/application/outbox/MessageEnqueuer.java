package dev.weft.application.outbox;

import dev.weft.domain.input.Problem;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.setting.CallerCap;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.outbox.Enqueued;
import dev.weft.port.out.outbox.NewMessage;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Stores callers' messages, one row per endpoint each goes to. One transaction.
 *
 * <p>The cap looks at the latest sample, not at the rows: it holds back a flood, it does not count.
 */
public final class MessageEnqueuer implements EnqueueMessages {

  /** The most messages one call may carry. */
  public static final int MOST = 1_000;

  private final Transactions transactions;
  private final IdSource ids;
  private final CallerCap cap;

  public MessageEnqueuer(Transactions transactions, IdSource ids, CallerCap cap) {
    this.transactions = transactions;
    this.ids = ids;
    this.cap = cap;
  }

  @Override
  public Result enqueue(Command command) {
    int size = command.items().size();
    if (size < 1 || size > MOST) {
      return new Result.Refused(
          List.of(new Problem("messages", size + " items", "1 to " + MOST + " items")));
    }
    return transactions.run(stores -> enqueue(stores, command.items()));
  }

  private Result enqueue(Stores stores, List<Item> items) {
    Recipients recipients = Recipients.of(stores.endpoints(), items);
    if (!recipients.problems().isEmpty()) {
      return new Result.Refused(recipients.problems());
    }
    return admitted(
        stores,
        IntStream.range(0, items.size())
            .mapToObj(i -> rows(items.get(i), recipients.perItem().get(i)))
            .toList());
  }

  private List<NewMessage> rows(Item item, List<EndpointId> endpoints) {
    return endpoints.stream()
        .map(endpoint -> new NewMessage(ids.message(), endpoint, item.draft()))
        .toList();
  }

  private Result admitted(Stores stores, List<List<NewMessage>> rows) {
    int adding = rows.stream().mapToInt(List::size).sum();
    long sampled = stores.outboxReads().sampledUnsent();
    return switch (cap.decide(CallerCap.Origin.CALLER, sampled, adding)) {
      case CallerCap.Answer.Admitted admitted -> new Result.Accepted(store(stores, rows), false);
      case CallerCap.Answer.Metered metered -> new Result.Accepted(store(stores, rows), true);
      case CallerCap.Answer.Refused refused -> new Result.OverCap(refused.unsent(), refused.most());
    };
  }

  private static List<Receipt> store(Stores stores, List<List<NewMessage>> rows) {
    Iterator<Enqueued> stored =
        stores.outbox().enqueue(rows.stream().flatMap(List::stream).toList()).iterator();
    stores.hints().workIn(OutboxHint.LANE);
    return rows.stream().map(of -> receipt(of, stored)).toList();
  }

  private static Receipt receipt(List<NewMessage> rows, Iterator<Enqueued> stored) {
    return new Receipt(rows.stream().map(row -> stored(row, stored.next())).toList());
  }

  private static Stored stored(NewMessage row, Enqueued enqueued) {
    return new Stored(enqueued.id(), row.endpoint(), enqueued.existing());
  }
}
