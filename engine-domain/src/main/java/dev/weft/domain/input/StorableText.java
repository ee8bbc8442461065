package dev.weft.domain.input;

import java.util.regex.Pattern;

/**
 * Free text people write, such as a reason: up to 2 000 characters that any storage can hold.
 *
 * <p>Refused are the zero character, which PostgreSQL cannot store, and half a surrogate pair,
 * which has no UTF-8 form.
 */
public final class StorableText {

  private static final Pattern SHAPE = Pattern.compile("[^\\x00\\p{Cs}]*");
  private static final int LONGEST = 2_000;

  private StorableText() {}

  public static String checked(String field, String value) {
    if (value == null
        || value.codePointCount(0, value.length()) > LONGEST
        || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(
          field, value, "at most 2000 characters without zero and half surrogate pairs");
    }
    return value;
  }
}
