package dev.weft.domain.outbox.operate;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.setting.Recovery;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Returns parked messages of an endpoint that works again: oldest first, a few, spread out.
 *
 * <p>Runs after a success, a change of the secret, or by hand (I40); the rest follows with the next
 * success.
 */
public final class Unpark {

  private Unpark() {}

  public static List<OutboxMessage> of(
      Collection<OutboxMessage> rows, Recovery recovery, Instant now) {
    List<OutboxMessage> parked =
        rows.stream()
            .filter(row -> row.state() instanceof MessageState.Parked)
            .sorted(OutboxMessage.OLDEST_FIRST)
            .limit(recovery.most())
            .toList();
    return IntStream.range(0, parked.size())
        .mapToObj(i -> unparked(parked.get(i), now.plus(recovery.waitOf(i, parked.size()))))
        .toList();
  }

  private static OutboxMessage unparked(OutboxMessage row, Instant due) {
    return row.moved(new MessageState.Pending(due), row.history().recovered());
  }
}
