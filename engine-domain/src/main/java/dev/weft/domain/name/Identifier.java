package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/**
 * The shape shared by all machine-read names: a letter or digit, then up to 127 more characters.
 */
public final class Identifier {

  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:-]{0,127}");

  private Identifier() {}

  public static String checked(String field, String value) {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(
          field, value, "1 to 128 of A-Z a-z 0-9 . _ : - starting with a letter or digit");
    }
    return value;
  }
}
