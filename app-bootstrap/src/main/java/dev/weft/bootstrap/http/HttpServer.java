package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.guard.OriginGuard;
import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.guard.TokenGuard;
import dev.weft.bootstrap.http.problem.ProblemAnswers;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The API as a running server.
 *
 * <p>Closing stops accepting, lets calls under way finish within the grace, and then ends them.
 */
public final class HttpServer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

  private final ServerSettings settings;
  private final Javalin javalin;

  public HttpServer(ServerSettings settings, List<Routes> routes, RequestIds requestIds) {
    this.settings = settings;
    this.javalin = Javalin.create(config -> configure(config, routes, requestIds));
  }

  private void configure(JavalinConfig config, List<Routes> routes, RequestIds requestIds) {
    OriginGuard origins = new OriginGuard(settings);
    TokenGuard tokens = new TokenGuard(settings.tokens());
    JettyTuning.apply(config, settings);
    config.routes.before(requestIds::assign);
    config.routes.before(origins::check);
    config.routes.before(tokens::check);
    routes.forEach(feature -> feature.addTo(config.routes));
    ProblemAnswers.addTo(config.routes);
    config.requestLogger.http(HttpServer::log);
  }

  private static void log(Context ctx, Float millis) {
    LOG.debug(
        "{} {} {} in {} ms, request {}",
        ctx.req().getMethod(),
        ctx.endpoint().path,
        ctx.statusCode(),
        millis,
        ctx.attribute(ProblemAnswers.REQUEST_ID));
  }

  public void start() {
    javalin.start();
  }

  /** Where it listens; the port is the one really bound. */
  public URI address() {
    BindAddress bind = settings.bind();
    String host = bind.host().contains(":") ? "[" + bind.host() + "]" : bind.host();
    return URI.create("http://" + host + ":" + javalin.port());
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
