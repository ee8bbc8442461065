package dev.weft.domain.outbox.answer;

import java.nio.charset.StandardCharsets;

/**
 * The part of an answer's body that is kept: one form for the attempt log, a shorter for errors.
 *
 * <p>Limits hold for the escaped text and never cut a character in two.
 */
public final class Snippet {

  private static final int MOST_STORED_BYTES = 2_048;
  private static final int MOST_CODE_POINTS = 200;

  private Snippet() {}

  /** At most 2 KiB of UTF-8, line breaks and all other control characters escaped. */
  public static String stored(String body) {
    StringBuilder kept = new StringBuilder();
    int bytes = 0;
    for (int at = 0; at < body.length(); at = body.offsetByCodePoints(at, 1)) {
      String next = VisibleText.of(body.codePointAt(at));
      bytes += next.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > MOST_STORED_BYTES) {
        break;
      }
      kept.append(next);
    }
    return kept.toString();
  }

  /** At most 200 code points on one line. */
  static String inError(String body) {
    String line = VisibleText.collapsed(body);
    StringBuilder kept = new StringBuilder();
    int count = 0;
    for (int at = 0; at < line.length(); at = line.offsetByCodePoints(at, 1)) {
      String next = VisibleText.of(line.codePointAt(at));
      count += next.codePointCount(0, next.length());
      if (count > MOST_CODE_POINTS) {
        break;
      }
      kept.append(next);
    }
    return kept.toString();
  }
}
