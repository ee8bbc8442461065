package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;

/** Text a tag holds: up to 1 000 characters, any but NUL, which PostgreSQL cannot store. */
final class TagValue {

  private static final int LONGEST = 1_000;

  private TagValue() {}

  static String checked(String field, String value) {
    if (value == null || value.length() > LONGEST || value.indexOf('\0') >= 0) {
      throw InvalidInput.of(field, value, "text of at most 1000 characters without NUL");
    }
    return value;
  }
}
