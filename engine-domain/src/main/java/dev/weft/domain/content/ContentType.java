package dev.weft.domain.content;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** A media type as the user gave it, such as {@code application/json}. */
public record ContentType(String value) {

  private static final Pattern SHAPE = Pattern.compile("[\\x21-\\x7E]+/[\\x20-\\x7E]+");
  private static final int LONGEST = 200;

  public static final ContentType JSON = new ContentType("application/json");
  public static final ContentType OCTETS = new ContentType("application/octet-stream");

  public ContentType {
    if (value == null || value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of("content_type", value, "a media type such as application/json");
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
