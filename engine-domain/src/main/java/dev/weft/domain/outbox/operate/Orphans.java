package dev.weft.domain.outbox.operate;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.answer.ErrorText;
import java.util.Collection;
import java.util.List;

/** Gives up messages whose endpoint is gone: nobody can ever send them. */
public final class Orphans {

  private Orphans() {}

  public static List<OutboxMessage> abandoned(Collection<OutboxMessage> rows) {
    return rows.stream().map(Orphans::abandoned).toList();
  }

  private static OutboxMessage abandoned(OutboxMessage row) {
    MessageHistory history = row.history();
    String last = history.lastError().isEmpty() ? "unsent" : history.lastError();
    return row.moved(
        new MessageState.Abandoned(AbandonReason.ENDPOINT_DELETED),
        history.noted(ErrorText.abandoned(AbandonReason.ENDPOINT_DELETED, last)));
  }
}
