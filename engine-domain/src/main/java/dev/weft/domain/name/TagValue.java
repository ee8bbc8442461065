package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** Text a tag holds: up to 1 000 characters, none of them a control character. */
final class TagValue {

  private static final Pattern SHAPE = Pattern.compile("[^\\p{Cntrl}]{0,1000}");

  private TagValue() {}

  static String checked(String field, String value) {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(field, value, "at most 1000 characters without control characters");
    }
    return value;
  }
}
