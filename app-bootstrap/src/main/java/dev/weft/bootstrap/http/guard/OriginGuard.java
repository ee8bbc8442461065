package dev.weft.bootstrap.http.guard;

import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Keeps foreign web pages out (S6): a Host that is not ours, an Origin that is not the Host, a form
 * post.
 *
 * <p>On an address others can reach any Host may be used, because a token is needed there. Pages of
 * another port are foreign too.
 */
public final class OriginGuard {

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final int LONGEST_URI = 8 * 1024;

  private final boolean anyHost;
  private final Set<String> hosts;

  public OriginGuard(ServerSettings settings) {
    this.anyHost = !settings.bind().isLoopback() && settings.hosts().isEmpty();
    this.hosts =
        Stream.of(LOOPBACK.stream(), Stream.of(settings.bind().host()), settings.hosts().stream())
            .flatMap(names -> names)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  public void check(Context ctx) {
    URI host = uri("http://" + ctx.header("Host"));
    if (!anyHost && !hosts.contains(nameOf(host))) {
      throw new Refused(ProblemCode.FORBIDDEN, "the Host header names another server");
    }
    String origin = ctx.header("Origin");
    if (origin != null && !isSame(uri(origin), host)) {
      throw new Refused(ProblemCode.FORBIDDEN, "the Origin header names another site");
    }
    if (length(ctx) > LONGEST_URI) {
      throw new Refused(ProblemCode.URI_TOO_LONG, "longer than " + LONGEST_URI + " bytes");
    }
    if (!READING.contains(ctx.req().getMethod()) || !READING.contains(ctx.method().name())) {
      checkChange(ctx);
    }
  }

  private static int length(Context ctx) {
    String query = ctx.queryString();
    return ctx.req().getRequestURI().length() + (query == null ? 0 : query.length() + 1);
  }

  private static void checkChange(Context ctx) {
    if ("cross-site".equalsIgnoreCase(ctx.header("Sec-Fetch-Site"))) {
      throw new Refused(ProblemCode.FORBIDDEN, "sent by a page of another site");
    }
    String type = String.valueOf(ctx.contentType()).split(";", 2)[0].strip();
    if (!type.equalsIgnoreCase("application/json")) {
      throw new Refused(
          ProblemCode.UNSUPPORTED_MEDIA_TYPE, "send the body with Content-Type: application/json");
    }
  }

  /** Behind a proxy the page came over https: a port that is the usual one is as good as none. */
  private static boolean isSame(URI origin, URI host) {
    return !nameOf(origin).isEmpty()
        && nameOf(origin).equals(nameOf(host))
        && portOf(origin) == portOf(host);
  }

  /** The port that was written, or none where it is the scheme's own. */
  private static int portOf(URI uri) {
    int usual = "https".equals(uri.getScheme()) ? 443 : 80;
    return uri.getPort() == usual ? -1 : uri.getPort();
  }

  /** The host without its port, or text that equals no host. */
  private static String nameOf(URI uri) {
    return uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
  }

  private static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException malformed) {
      return URI.create("");
    }
  }
}
