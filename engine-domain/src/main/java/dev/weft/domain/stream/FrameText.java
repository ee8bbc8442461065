package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** The shape of the free words on a frame: storable everywhere and safe to show. */
final class FrameText {

  private static final Pattern SHAPE =
      Pattern.compile("[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]{1,200}");

  private FrameText() {}

  static void require(String field, String value) {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(field, value, "1 to 200 characters without control characters");
    }
  }
}
