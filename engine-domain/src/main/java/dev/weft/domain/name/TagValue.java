package dev.weft.domain.name;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/**
 * Text a tag holds: up to 1 000 characters, any that PostgreSQL can store.
 *
 * <p>That leaves out NUL and half a surrogate pair; the latter has no UTF-8 form, so two different
 * values would be stored, and hashed, as one.
 */
final class TagValue {

  private static final Pattern STORABLE = Pattern.compile("[^\\x00\\p{Cs}]*");
  private static final int LONGEST = 1_000;

  private TagValue() {}

  static String checked(String field, String value) {
    if (value == null || value.length() > LONGEST || !STORABLE.matcher(value).matches()) {
      throw InvalidInput.of(field, value, "text of at most 1000 characters without NUL");
    }
    return value;
  }
}
