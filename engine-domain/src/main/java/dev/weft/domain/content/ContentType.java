package dev.weft.domain.content;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.PrintableAscii;
import java.util.regex.Pattern;

/** A media type as the user gave it, such as {@code application/json}. */
public record ContentType(String value) {

  private static final int LONGEST = 200;
  private static final Pattern JSON_FAMILY =
      Pattern.compile("application/(?:[^;]+\\+)?json\\s*(?:;.*)?", Pattern.CASE_INSENSITIVE);

  public static final ContentType JSON = new ContentType("application/json");
  public static final ContentType OCTETS = new ContentType("application/octet-stream");

  public ContentType {
    if (!PrintableAscii.isText(value, LONGEST) || !hasTwoParts(value)) {
      throw InvalidInput.of("content_type", value, "a media type such as application/json");
    }
  }

  /** Something on both sides of a slash, and no space before it. */
  private static boolean hasTwoParts(String value) {
    int slash = value.indexOf('/', 1);
    int space = value.indexOf(' ');
    return slash > 0 && slash < value.length() - 1 && (space < 0 || space > slash);
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
