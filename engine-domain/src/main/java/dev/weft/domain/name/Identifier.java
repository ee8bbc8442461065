package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;

/**
 * The shape shared by all machine-read names: a letter or digit, then up to 127 more characters.
 */
public final class Identifier {

  private static final int LONGEST = 128;

  private Identifier() {}

  public static String checked(String field, String value) {
    if (value == null || !shaped(value)) {
      throw InvalidInput.of(
          field, value, "1 to 128 of A-Z a-z 0-9 . _ : - starting with a letter or digit");
    }
    return value;
  }

  /** By hand: every name that is read back passes here, and a pattern costs ten times as much. */
  private static boolean shaped(String value) {
    if (value.isEmpty() || value.length() > LONGEST || !alphanumeric(value.charAt(0))) {
      return false;
    }
    for (int i = 1; i < value.length(); i++) {
      char letter = value.charAt(i);
      if (!alphanumeric(letter) && "._:-".indexOf(letter) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean alphanumeric(char letter) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9');
  }
}
