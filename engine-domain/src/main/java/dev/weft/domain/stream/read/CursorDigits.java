package dev.weft.domain.stream.read;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamPosition;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code <ms>} or {@code <ms>-<seq>}: digits only, no sign, no leading zeros. */
final class CursorDigits {

  private static final String NUMBER = "(0|[1-9][0-9]{0,18})";
  private static final Pattern SHAPE = Pattern.compile(NUMBER + "(?:-" + NUMBER + ")?");

  private CursorDigits() {}

  static StreamCursor parse(String field, String text) {
    Matcher parts = SHAPE.matcher(String.valueOf(text));
    if (!parts.matches()) {
      throw refused(field, text);
    }
    try {
      return cursor(parts.group(1), parts.group(2));
    } catch (NumberFormatException tooLarge) {
      throw refused(field, text);
    }
  }

  private static StreamCursor cursor(String millis, String seq) {
    long parsed = Long.parseLong(millis);
    return seq == null
        ? new StreamCursor.Millis(parsed)
        : new StreamCursor.Exact(new StreamPosition(parsed, Long.parseLong(seq)));
  }

  private static InvalidInput refused(String field, String text) {
    return InvalidInput.of(field, text, "start, end, <ms> or <ms>-<seq>, each below 2^63");
  }
}
