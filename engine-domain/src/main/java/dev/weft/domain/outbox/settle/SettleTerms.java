package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.answer.Jitter;
import dev.weft.domain.outbox.answer.Ladder;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * What a verdict is weighed by: the store's time, the endpoint's ladder and last success, a draw.
 *
 * @param lastAccepted when the endpoint last accepted a message; {@link Instant#EPOCH} if never
 */
public record SettleTerms(
    Instant now, Ladder ladder, Duration ageLimit, Instant lastAccepted, Jitter jitter) {

  public SettleTerms {
    Objects.requireNonNull(now, "now");
    Objects.requireNonNull(ladder, "ladder");
    Objects.requireNonNull(ageLimit, "ageLimit");
    Objects.requireNonNull(lastAccepted, "lastAccepted");
    Objects.requireNonNull(jitter, "jitter");
  }
}
