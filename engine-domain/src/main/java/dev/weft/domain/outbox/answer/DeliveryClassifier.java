package dev.weft.domain.outbox.answer;

import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import java.time.Duration;

/**
 * The one answer table: from what the receiver said to what it means (I37).
 *
 * <p>404, 405 and 415 are transient: they tell of a route that is being deployed, not of a message.
 * A status outside 100 to 599 is odd and transient too.
 */
public final class DeliveryClassifier {

  private static final Duration UNASKED_RATE_LIMIT = Duration.ofSeconds(60);
  private static final Duration SHORTEST_RATE_LIMIT = Duration.ofSeconds(1);

  private DeliveryClassifier() {}

  public static DeliveryClass classify(DeliveryAnswer answer) {
    return switch (answer) {
      case Unreachable unreachable -> DeliveryClass.Transient.PLAIN;
      case Answered answered -> byStatus(answered);
    };
  }

  private static DeliveryClass byStatus(Answered answer) {
    return switch (answer.status()) {
      case 401, 403 -> new DeliveryClass.AuthBlocked();
      case 404, 405, 408, 415, 425 -> DeliveryClass.Transient.PLAIN;
      case 409 -> new DeliveryClass.Conflicted();
      case 410 -> new DeliveryClass.Gone();
      case 413 -> new DeliveryClass.TooLarge();
      case 429 -> new DeliveryClass.RateLimited(rateLimit(answer));
      case 503 -> new DeliveryClass.Transient(header(answer));
      default -> byHundred(answer.status());
    };
  }

  private static DeliveryClass byHundred(int status) {
    return switch (Math.floorDiv(status, 100)) {
      case 2 -> new DeliveryClass.Accepted();
      case 4 -> new DeliveryClass.Refused();
      default -> DeliveryClass.Transient.PLAIN;
    };
  }

  /** A wait of nothing would send again at once, so the shortest is a second. */
  private static Duration rateLimit(Answered answer) {
    Duration asked = header(answer).or(answer.bodyHint()).delayOr(UNASKED_RATE_LIMIT);
    return asked.compareTo(SHORTEST_RATE_LIMIT) < 0 ? SHORTEST_RATE_LIMIT : asked;
  }

  private static RetryHint header(Answered answer) {
    return RetryAfterHeader.read(answer.retryAfter(), answer.date());
  }
}
