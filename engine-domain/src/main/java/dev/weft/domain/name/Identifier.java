package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;

/**
 * The shape shared by all machine-read names: a letter or digit, then up to 127 more characters.
 */
public final class Identifier {

  private static final int LONGEST = 128;

  private Identifier() {}

  public static String checked(String field, String value) {
    if (value == null || !fits(value)) {
      throw InvalidInput.of(
          field, value, "1 to 128 of A-Z a-z 0-9 . _ : - starting with a letter or digit");
    }
    return value;
  }

  /** By hand, for every row read from a store is checked again. */
  private static boolean fits(String value) {
    if (value.isEmpty() || value.length() > LONGEST || !isLetterOrDigit(value.charAt(0))) {
      return false;
    }
    for (int i = 1; i < value.length(); i++) {
      char c = value.charAt(i);
      if (!isLetterOrDigit(c) && c != '.' && c != '_' && c != ':' && c != '-') {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetterOrDigit(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }
}
