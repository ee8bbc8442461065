package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the rows of a claim protected while its sender still works on them.
 *
 * <p>Rows that the claim no longer owns are left out: somebody else may be sending them.
 */
public final class ClaimRenewal {

  private ClaimRenewal() {}

  public static List<OutboxMessage> of(
      Collection<OutboxMessage> rows, ClaimToken token, Duration lease, Instant now) {
    return rows.stream().flatMap(row -> renewed(row, token, now.plus(lease)).stream()).toList();
  }

  private static Optional<OutboxMessage> renewed(
      OutboxMessage row, ClaimToken token, Instant until) {
    return row.state() instanceof MessageState.Sending sending && sending.token().equals(token)
        ? Optional.of(
            row.moved(new MessageState.Sending(token, until, sending.alone()), row.history()))
        : Optional.empty();
  }
}
