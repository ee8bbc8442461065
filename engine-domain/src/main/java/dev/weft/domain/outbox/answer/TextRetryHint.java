package dev.weft.domain.outbox.answer;

import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * Finds the wait in a 429 body that is not JSON, often JSON cut short.
 *
 * <p>Takes the exact quoted name, a colon and digits; anything looser would read other members.
 */
public final class TextRetryHint {

  private static final Pattern MENTION =
      Pattern.compile("\"" + BodyWait.MEMBER + "\"\\s*+:\\s*+([0-9]{1,18})");

  private TextRetryHint() {}

  public static RetryHint of(String body) {
    var mention = MENTION.matcher(body);
    return mention.find() ? BodyWait.ofSeconds(new BigInteger(mention.group(1))) : RetryHint.NONE;
  }
}
