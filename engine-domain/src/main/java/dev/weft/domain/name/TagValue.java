package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/**
 * Text a tag holds: up to 1 000 characters, without control characters and half surrogate pairs.
 *
 * <p>Half a pair has no UTF-8 form, so two different values would be stored, and hashed, as one.
 */
final class TagValue {

  private static final Pattern SHAPE = Pattern.compile("[^\\p{Cntrl}\\p{Cs}]*");
  private static final int LONGEST = 1_000;

  private TagValue() {}

  static String checked(String field, String value) {
    if (value == null || value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(field, value, "at most 1000 characters without control characters");
    }
    return value;
  }
}
