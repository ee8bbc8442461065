package dev.weft.domain.outbox.guard;

import dev.weft.domain.input.InvalidInput;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A header a user adds to the requests of an endpoint.
 *
 * <p>Cannot end the header section, frame the message, or speak in the engine's own name.
 */
public record OutboundHeader(String name, String value) {

  private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}");
  private static final Pattern VALUE = Pattern.compile("[\\x20-\\x7E\\t]{0,2000}");
  private static final Set<String> FORBIDDEN =
      Set.of("host", "content-length", "transfer-encoding", "connection");
  private static final String OURS = "webhook-";

  public OutboundHeader {
    if (name == null || !TOKEN.matcher(name).matches() || reserved(name)) {
      throw InvalidInput.of("header name", name, "a token that the engine does not set itself");
    }
    if (value == null || !VALUE.matcher(value).matches()) {
      throw InvalidInput.of("header " + name, "…", "printable ASCII of at most 2000 characters");
    }
  }

  private static boolean reserved(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return FORBIDDEN.contains(lower) || lower.startsWith(OURS);
  }
}
