package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.Refusals;
import java.time.Instant;

/** The history of a message, from the array that statements answer. */
final class StoredHistory {

  private static final int RETRIES = 0;
  private static final int REFUSALS = 1;
  private static final int FIRST_REFUSED_AT = 2;
  private static final int LOSSES = 3;
  private static final int LOSSES_ALONE = 4;

  private StoredHistory() {}

  static MessageHistory toDomain(Long[] history, String lastError) {
    return new MessageHistory(
        history[RETRIES].intValue(),
        refusals(history),
        losses(history),
        lastError == null ? "" : lastError);
  }

  private static Refusals refusals(Long[] history) {
    return history[FIRST_REFUSED_AT] == null
        ? Refusals.NONE
        : new Refusals(
            history[REFUSALS].intValue(), Instant.ofEpochMilli(history[FIRST_REFUSED_AT]));
  }

  private static LeaseLosses losses(Long[] history) {
    return history[LOSSES] == 0
        ? LeaseLosses.NONE
        : new LeaseLosses(history[LOSSES].intValue(), history[LOSSES_ALONE].intValue());
  }
}
