package dev.weft.domain.input;

/**
 * Text of printable ASCII characters only.
 *
 * <p>By hand and not by a pattern: every row read from a store is checked again.
 */
public final class PrintableAscii {

  private PrintableAscii() {}

  /** Whether it has one to {@code longest} characters, all between space and tilde. */
  public static boolean isText(String value, int longest) {
    if (value == null || value.isEmpty() || value.length() > longest) {
      return false;
    }
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < ' ' || value.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }
}
