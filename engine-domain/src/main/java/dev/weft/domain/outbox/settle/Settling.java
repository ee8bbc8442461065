package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.Refusals;
import dev.weft.domain.outbox.answer.ErrorText;
import java.time.Duration;
import java.time.Instant;

/**
 * Applies a verdict to the row as it is now, under its lock (I35).
 *
 * <p>A message ages out only when a transient or rate-limited failure is recorded, and only when
 * strictly older than the limit: a parked or disabled one may wait for ever.
 */
public final class Settling {

  private Settling() {}

  public static Settled settle(
      OutboxMessage message, ClaimToken token, Verdict verdict, SettleTerms terms) {
    if (owns(message, token) || lateSuccess(message, verdict)) {
      return new Settled.Moved(moved(message, verdict, terms));
    }
    return new Settled.Stale();
  }

  private static boolean owns(OutboxMessage message, ClaimToken token) {
    return message.state() instanceof MessageState.Sending sending && sending.token().equals(token);
  }

  private static boolean lateSuccess(OutboxMessage message, Verdict verdict) {
    return verdict instanceof Verdict.Delivered
        && !(message.state() instanceof MessageState.Sent)
        && !message.key().isPresent();
  }

  private static OutboxMessage moved(OutboxMessage message, Verdict verdict, SettleTerms terms) {
    MessageHistory history = message.history();
    return switch (verdict) {
      case Verdict.Delivered delivered ->
          message.moved(new MessageState.Sent(terms.now()), history.noted(""));
      case Verdict.Retry retry -> retried(message, retry, terms);
      case Verdict.Doubted doubted -> doubted(message, doubted, terms);
      case Verdict.Slowed slowed -> slowed(message, slowed, terms);
      case Verdict.Blocked blocked ->
          message.moved(new MessageState.Parked(), history.noted(blocked.error()));
      case Verdict.Kept kept ->
          message.moved(due(terms, Duration.ZERO), history.noted(kept.error()));
      case Verdict.GivenUp givenUp -> abandoned(message, givenUp.reason(), givenUp.error());
    };
  }

  private static OutboxMessage retried(
      OutboxMessage message, Verdict.Retry retry, SettleTerms terms) {
    if (agedOut(message, terms.now(), terms.ageLimit())) {
      return abandoned(message, AbandonReason.AGED_OUT, retry.error());
    }
    Duration rung = terms.ladder().afterFailure(message.history().retries());
    Duration asked = retry.hint().delayOr(Duration.ZERO);
    Duration delay = rung.compareTo(asked) < 0 ? asked : rung;
    return message.moved(due(terms, delay), message.history().retried(retry.error()));
  }

  private static OutboxMessage doubted(
      OutboxMessage message, Verdict.Doubted doubted, SettleTerms terms) {
    Refusals refusals = message.history().refusals().oneMore(terms.now());
    OutboxMessage counted = message.moved(message.state(), message.history().with(refusals));
    return refusals.believed(terms.lastAccepted())
        ? abandoned(counted, AbandonReason.PERMANENT, doubted.error())
        : retried(counted, Verdict.Retry.plain(doubted.error()), terms);
  }

  private static OutboxMessage slowed(
      OutboxMessage message, Verdict.Slowed slowed, SettleTerms terms) {
    if (agedOut(message, terms.now(), terms.ageLimit())) {
      return abandoned(message, AbandonReason.AGED_OUT_RATE_LIMITED, slowed.error());
    }
    return message.moved(due(terms, slowed.delay()), message.history().noted(slowed.error()));
  }

  private static boolean agedOut(OutboxMessage message, Instant now, Duration limit) {
    return message.ageFrom().plus(limit).isBefore(now);
  }

  private static MessageState due(SettleTerms terms, Duration delay) {
    return new MessageState.Pending(terms.now().plus(terms.jitter().lengthen(delay)));
  }

  private static OutboxMessage abandoned(
      OutboxMessage message, AbandonReason reason, String error) {
    return message.moved(
        new MessageState.Abandoned(reason),
        message.history().noted(ErrorText.abandoned(reason, error)));
  }
}
