package dev.weft.domain.input;

import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Reads a UUID from exactly 36 characters.
 *
 * <p>{@link UUID#fromString} alone accepts short groups such as {@code 1-1-1-1-1}.
 */
public final class UuidText {

  private static final Pattern SHAPE =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private UuidText() {}

  public static UUID parse(String field, String text) {
    if (text == null || !SHAPE.matcher(text).matches()) {
      throw InvalidInput.of(field, text, "a UUID of 36 characters");
    }
    return UUID.fromString(text);
  }
}
