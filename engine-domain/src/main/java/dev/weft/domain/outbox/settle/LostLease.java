package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.answer.ErrorText;
import java.time.Instant;

/**
 * Finds that the sender of a message vanished, and what follows.
 *
 * <p>The message goes on at once but alone; the fifth loss while alone abandons it as poison. It
 * spends no retry, since nobody knows what the receiver would have said.
 */
public final class LostLease {

  private LostLease() {}

  /** What was found about one row. */
  public sealed interface Finding {

    /** Nobody holds it, or the holder's lease still runs. */
    record NotLost() implements Finding {}

    /** To be claimed again, alone. */
    record Released(OutboxMessage next) implements Finding {}

    record Poisoned(OutboxMessage next) implements Finding {}
  }

  public static Finding find(OutboxMessage message, Instant now) {
    if (!(message.state() instanceof MessageState.Sending sending) || !sending.expired(now)) {
      return new Finding.NotLost();
    }
    LeaseLosses losses = message.history().losses().oneMore(sending.alone());
    return losses.poison()
        ? new Finding.Poisoned(poisoned(message, losses))
        : new Finding.Released(released(message, losses, now));
  }

  /** A row given back unsent by a graceful stop: due at once, nothing held against it. */
  public static Settled release(OutboxMessage message, ClaimToken token, Instant now) {
    return message.state() instanceof MessageState.Sending sending && sending.token().equals(token)
        ? new Settled.Moved(message.moved(new MessageState.Pending(now), message.history()))
        : new Settled.Stale();
  }

  private static OutboxMessage released(OutboxMessage message, LeaseLosses losses, Instant now) {
    return message.moved(new MessageState.Pending(now), message.history().with(losses));
  }

  private static OutboxMessage poisoned(OutboxMessage message, LeaseLosses losses) {
    String error =
        ErrorText.abandoned(
            AbandonReason.POISON, "its sender vanished " + losses.alone() + " times while alone");
    MessageHistory history = message.history();
    return message.moved(
        new MessageState.Abandoned(AbandonReason.POISON),
        new MessageHistory(history.retries(), history.refusals(), losses, error));
  }
}
