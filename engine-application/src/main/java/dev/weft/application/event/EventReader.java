package dev.weft.application.event;

import dev.weft.port.in.event.ReadEvents;
import dev.weft.port.out.event.EventFeed.FeedPage;
import dev.weft.port.out.tx.Transactions;

/** Reads one page of the feed. One transaction. */
public final class EventReader implements ReadEvents {

  private final Transactions transactions;

  public EventReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result read(Query query) {
    FeedPage page =
        transactions.run(
            stores -> stores.feed().read(query.position(), query.filter(), query.limit()));
    return switch (page) {
      case FeedPage.Events events -> new Result.Page(events.events(), events.next());
      case FeedPage.TooOld old -> new Result.CursorTooOld(old.oldest());
      case FeedPage.OtherStore other -> new Result.CursorOfOtherStore();
    };
  }
}
