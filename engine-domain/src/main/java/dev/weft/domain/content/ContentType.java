package dev.weft.domain.content;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** A media type as the user gave it, such as {@code application/json}. */
public record ContentType(String value) {

  private static final Pattern SHAPE = Pattern.compile("[\\x21-\\x7E]+/[\\x20-\\x7E]+");
  private static final int LONGEST = 200;
  private static final Pattern JSON_FAMILY =
      Pattern.compile("application/(?:[^;]+\\+)?json\\s*(?:;.*)?", Pattern.CASE_INSENSITIVE);

  public static final ContentType JSON = new ContentType("application/json");
  public static final ContentType OCTETS = new ContentType("application/octet-stream");

  public ContentType {
    if (value == null || value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of("content_type", value, "a media type such as application/json");
    }
  }

  /** Whether it promises JSON: {@code application/json} or {@code application/…+json}. */
  public boolean isJson() {
    return JSON_FAMILY.matcher(value).matches();
  }

  @Override
  public String toString() {
    return value;
  }
}
