package dev.weft.domain.outbox.guard;

import dev.weft.domain.input.InvalidInput;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of an endpoint, taken apart: scheme, host in lower case, port, path with query.
 *
 * <p>Holds ASCII only, so a host is already in punycode and no two readers can see different
 * characters. User-info and fragments do not exist in it. {@link UrlRules} says whether it may be
 * used.
 */
public record TargetUrl(String scheme, String host, int port, String path) {

  private static final int LONGEST = 2_048;
  private static final int HTTPS_PORT = 443;
  private static final int HTTP_PORT = 80;
  private static final String EXPECTED =
      "http(s)://host[:port]/path in printable ASCII of at most 2048 characters,"
          + " without user-info or fragment";
  private static final Pattern SCHEME = Pattern.compile("https?");
  private static final String LABEL = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
  private static final Pattern HOST =
      Pattern.compile("\\[[0-9a-f:.]+\\]|" + LABEL + "(?:\\." + LABEL + ")*+\\.?");
  private static final Pattern PATH = Pattern.compile("/[\\x21-\\x7E&&[^#\\\\]]*");
  private static final Pattern USER_INFO = Pattern.compile("[A-Za-z]*:?/*[^/?#]*@");
  private static final Pattern SHAPE =
      Pattern.compile("([A-Za-z]+)://(\\[[^\\]/?]*\\]|[^:/?\\[\\]]*)(?::([0-9]{1,5}))?([/?].*)?");

  public TargetUrl {
    boolean fits = SCHEME.matcher(scheme).matches() && HOST.matcher(host).matches();
    if (!fits || !PATH.matcher(path).matches() || port < 1 || port > 65_535) {
      throw InvalidInput.of("url", scheme + "://" + host + ":" + port + path, EXPECTED);
    }
  }

  public static TargetUrl parse(String text) {
    Matcher parts = SHAPE.matcher(String.valueOf(text));
    boolean fits = text != null && text.length() <= LONGEST && !USER_INFO.matcher(text).lookingAt();
    if (!fits || !parts.matches()) {
      throw InvalidInput.of("url", redacted(text), EXPECTED);
    }
    String scheme = parts.group(1).toLowerCase(Locale.ROOT);
    return new TargetUrl(
        scheme,
        parts.group(2).toLowerCase(Locale.ROOT),
        port(scheme, parts.group(3)),
        path(parts.group(4)));
  }

  /** The one form that is stored and shown: no default port, at least a slash. */
  @Override
  public String toString() {
    String shownPort = port == defaultPort(scheme) ? "" : ":" + port;
    return scheme + "://" + host + shownPort + path;
  }

  /** User-info may hold a password, which must not reach an error. */
  private static String redacted(String text) {
    return text == null || !text.contains("@") ? text : "…" + text.substring(text.lastIndexOf('@'));
  }

  private static int port(String scheme, String digits) {
    return digits == null ? defaultPort(scheme) : Integer.parseInt(digits);
  }

  private static int defaultPort(String scheme) {
    return scheme.equals("https") ? HTTPS_PORT : HTTP_PORT;
  }

  private static String path(String given) {
    if (given == null) {
      return "/";
    }
    return given.startsWith("?") ? "/" + given : given;
  }
}
