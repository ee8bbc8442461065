package dev.weft.domain.outbox.answer;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;

/**
 * The last error of a message, in the words people search for.
 *
 * <p>{@code 503 Service Unavailable: overloaded}, {@code transport: connection reset}, with the
 * prefix of the reason once the message is abandoned; at most 2 048 code points, prefix included.
 */
public final class ErrorText {

  private static final int MOST_CODE_POINTS = 2_048;

  private ErrorText() {}

  public static String of(DeliveryAnswer answer) {
    return switch (answer) {
      case Answered answered -> limited(answered(answered));
      case Unreachable unreachable -> limited("transport: " + line(unreachable.detail()));
    };
  }

  public static String abandoned(AbandonReason reason, String error) {
    return limited(reason.prefix() + error);
  }

  private static String answered(Answered answer) {
    String head = (answer.status() + " " + line(answer.reason())).strip();
    String snippet = Snippet.inError(answer.body());
    return snippet.isEmpty() ? head : head + ": " + snippet;
  }

  private static String line(String text) {
    return VisibleText.of(VisibleText.collapsed(text));
  }

  private static String limited(String text) {
    return text.codePointCount(0, text.length()) <= MOST_CODE_POINTS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MOST_CODE_POINTS));
  }
}
