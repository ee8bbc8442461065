package dev.weft.domain.outbox.claim;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.settle.LostLease;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/**
 * What a claim does to the rows it takes.
 *
 * <p>A row whose sender vanished is charged with the loss first; the one it would poison is
 * abandoned instead of claimed.
 */
public final class Claiming {

  private Claiming() {}

  /** The chosen rows as the claim leaves them, oldest first: being sent, or poisoned. */
  public static List<OutboxMessage> moved(
      Collection<OutboxMessage> rows, DueClaim claim, Instant now) {
    List<OutboxMessage> chosen = ClaimSelection.select(rows, claim.admission(), claim.order(), now);
    MessageState sending =
        new MessageState.Sending(claim.token(), now.plus(claim.lease()), chosen.size() == 1);
    return chosen.stream().map(row -> taken(row, sending, now)).toList();
  }

  private static OutboxMessage taken(OutboxMessage row, MessageState sending, Instant now) {
    return switch (LostLease.find(row, now)) {
      case LostLease.Finding.NotLost held -> row.moved(sending, row.history());
      case LostLease.Finding.Released released ->
          released.next().moved(sending, released.next().history());
      case LostLease.Finding.Poisoned poisoned -> poisoned.next();
    };
  }
}
