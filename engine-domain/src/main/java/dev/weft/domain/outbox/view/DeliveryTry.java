package dev.weft.domain.outbox.view;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryClassifier;
import dev.weft.domain.outbox.answer.Snippet;
import java.time.Duration;
import java.util.Objects;

/**
 * One message in one request, as the attempt log keeps it.
 *
 * @param status the HTTP status, or {@link #NO_STATUS}
 * @param meaning the word of the answer's class
 * @param snippet what is kept of the body, or why there was no answer
 */
public record DeliveryTry(
    OutboxMessageId message, int status, String meaning, Duration took, String snippet) {

  public static final int NO_STATUS = 0;

  public DeliveryTry {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(meaning, "meaning");
    Objects.requireNonNull(took, "took");
    Objects.requireNonNull(snippet, "snippet");
  }

  public static DeliveryTry of(OutboxMessageId message, DeliveryAnswer answer, Duration took) {
    String word = DeliveryClassifier.classify(answer).word();
    return switch (answer) {
      case DeliveryAnswer.Answered answered ->
          new DeliveryTry(message, answered.status(), word, took, Snippet.stored(answered.body()));
      case DeliveryAnswer.Unreachable unreachable ->
          new DeliveryTry(message, NO_STATUS, word, took, Snippet.stored(unreachable.detail()));
    };
  }
}
