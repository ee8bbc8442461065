package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.guard.FailedLogins;
import dev.weft.bootstrap.http.guard.OriginGuard;
import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.guard.TokenGuard;
import dev.weft.bootstrap.http.jetty.JettyTuning;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.problem.ProblemAnswers;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * The API as a running server.
 *
 * <p>Closing stops accepting, lets calls under way finish within the grace, and then ends them.
 */
public final class HttpServer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
  private static final int LONGEST_LOGGED = 200;

  private final ServerSettings settings;
  private final Javalin javalin;

  public HttpServer(ServerSettings settings, RouteTable routes, RequestIds requestIds) {
    this.settings = settings;
    this.javalin = Javalin.create(config -> configure(config, routes, requestIds));
  }

  private void configure(JavalinConfig config, RouteTable routes, RequestIds requestIds) {
    OriginGuard origins = new OriginGuard(settings);
    TokenGuard tokens = new TokenGuard(settings.tokens(), new FailedLogins(System::nanoTime));
    JettyTuning.apply(config, settings, requestIds);
    config.routes.before(requestIds::assign);
    config.routes.before(origins::check);
    config.routes.before(tokens::check);
    for (Route route : routes.all()) {
      config.routes.addHttpHandler(route.method(), route.path(), ctx -> serve(route, ctx));
    }
    ProblemAnswers.addTo(config.routes);
    config.requestLogger.http(HttpServer::log);
  }

  private static void serve(Route route, Context ctx) throws Exception {
    route.role().ifPresent(role -> TokenGuard.require(ctx, role));
    Bodies.limit(ctx, route.body().limit());
    route.handler().handle(ctx);
  }

  private static void log(Context ctx, Float millis) {
    if (!LOG.isDebugEnabled()) {
      return;
    }
    String request = ctx.attribute(ProblemAnswers.REQUEST_ID);
    LoggingEventBuilder event = LOG.atDebug().addKeyValue("request", request);
    ctx.pathParamMap()
        .forEach(
            (name, value) -> event.addKeyValue(name.equals("id") ? "execution" : name, cut(value)));
    event.log(
        "{} {} {} in {} ms", ctx.req().getMethod(), ctx.endpoint().path, ctx.statusCode(), millis);
  }

  private static String cut(String text) {
    String clean = text.replaceAll("\\p{Cntrl}", ".");
    return clean.substring(0, Math.min(clean.length(), LONGEST_LOGGED));
  }

  public void start() {
    javalin.start();
  }

  /** Where it listens; the port is the one really bound. */
  public URI address() {
    String host = settings.bind().hosts().getFirst();
    String shown = host.contains(":") ? "[" + host + "]" : host;
    return URI.create("http://" + shown + ":" + javalin.port());
  }

  @Override
  public void close() {
    try {
      javalin.jettyServer().server().stop();
    } catch (TimeoutException cut) {
      LOG.warn("calls that went on for {} ms after the stop were cut", settings.grace().toMillis());
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    } catch (Exception failed) {
      throw new IllegalStateException("the API did not stop", failed);
    }
  }
}
