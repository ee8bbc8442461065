package dev.weft.domain.event;

import dev.weft.domain.input.InvalidInput;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Behind which event a subscriber reads on; opaque to clients.
 *
 * @param origin names the store that counted the transactions: after a restore elsewhere the
 *     numbers start anew, and a cursor of the old store is told so
 */
public record EventCursor(String origin, long transaction, long id) {

  private static final Pattern SHAPE =
      Pattern.compile("([A-Za-z0-9-]{1,64}):([0-9]{1,19}):([0-9]{1,19})");

  public EventCursor {
    Objects.requireNonNull(origin, "origin");
    if (!SHAPE.matcher(origin + ":" + transaction + ":" + id).matches()) {
      throw InvalidInput.of("cursor", origin, "an origin and two numbers from 0");
    }
  }

  /** Reads what {@link #toString} wrote. */
  public static EventCursor parse(String text) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(String.valueOf(text));
      return parsed(SHAPE.matcher(new String(bytes, StandardCharsets.US_ASCII)));
    } catch (IllegalArgumentException malformed) {
      throw InvalidInput.of("cursor", text, "a cursor as the page before returned it");
    }
  }

  private static EventCursor parsed(Matcher parts) {
    if (!parts.matches()) {
      throw new IllegalArgumentException("not a cursor");
    }
    return new EventCursor(
        parts.group(1), Long.parseLong(parts.group(2)), Long.parseLong(parts.group(3)));
  }

  @Override
  public String toString() {
    byte[] text = (origin + ":" + transaction + ":" + id).getBytes(StandardCharsets.US_ASCII);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(text);
  }
}
