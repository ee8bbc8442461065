package dev.weft.domain.outbox.operate;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Makes waiting and parked messages due at once; retry count and last error stay.
 *
 * <p>A message being sent belongs to its sender: pulling it away would send it twice. The answer
 * holds the changed rows only.
 */
public final class RetryNow {

  private RetryNow() {}

  public static List<OutboxMessage> of(Collection<OutboxMessage> rows, Instant now) {
    return rows.stream().flatMap(row -> revived(row, now).stream()).toList();
  }

  private static Optional<OutboxMessage> revived(OutboxMessage row, Instant now) {
    boolean revives =
        switch (row.state()) {
          case MessageState.Pending pending -> pending.dueAt().isAfter(now);
          case MessageState.Parked parked -> true;
          case MessageState.Sending sending -> false;
          case MessageState.Sent sent -> false;
          case MessageState.Abandoned abandoned -> false;
        };
    return Optional.of(row)
        .filter(message -> revives)
        .map(message -> message.moved(new MessageState.Pending(now), message.history()));
  }
}
