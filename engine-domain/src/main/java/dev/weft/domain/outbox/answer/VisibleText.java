package dev.weft.domain.outbox.answer;

/**
 * Text of strangers made safe to store and print: control characters become {@code \}{@code uXXXX}.
 *
 * <p>Also escapes what reorders a line on screen and half characters that no encoding can store.
 */
final class VisibleText {

  private VisibleText() {}

  static String of(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    text.codePoints().forEach(codePoint -> visible.append(of(codePoint)));
    return visible.toString();
  }

  static String of(int codePoint) {
    return hidden(codePoint) ? String.format("\\u%04X", codePoint) : Character.toString(codePoint);
  }

  static String collapsed(String text) {
    return text.strip().replaceAll("[\\s\\u0085\\u2028\\u2029]+", " ");
  }

  private static boolean hidden(int codePoint) {
    return Character.isISOControl(codePoint)
        || Character.getType(codePoint) == Character.SURROGATE
        || (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }
}
