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
 * <p>On an address others can reach any Host may be used, because a token is needed there.
 */
public final class OriginGuard {

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

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
    String host = nameOf("http://" + ctx.header("Host"));
    if (!anyHost && !hosts.contains(host)) {
      throw new Refused(ProblemCode.FORBIDDEN, "the Host header names another server");
    }
    String origin = ctx.header("Origin");
    if (origin != null && !nameOf(origin).equals(host)) {
      throw new Refused(ProblemCode.FORBIDDEN, "the Origin header names another site");
    }
    if (!READING.contains(ctx.req().getMethod()) || !READING.contains(ctx.method().name())) {
      checkChange(ctx);
    }
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

  /** The host of a URL without its port, or text that equals no host. */
  private static String nameOf(String url) {
    try {
      String host = new URI(url).getHost();
      return host == null ? "" : host.toLowerCase(Locale.ROOT);
    } catch (URISyntaxException malformed) {
      return "";
    }
  }
}
