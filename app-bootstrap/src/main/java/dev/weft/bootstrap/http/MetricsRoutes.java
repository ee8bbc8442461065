package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.telemetry.MetricsPage;
import io.javalin.http.Context;

/** Numbers for Prometheus, behind the token where there is one (S15). */
public final class MetricsRoutes implements Routes {

  private static final String FORMAT = "text/plain; version=0.0.4; charset=utf-8";

  private final MetricsPage page;

  public MetricsRoutes(MetricsPage page) {
    this.page = page;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/metrics", "metrics", "Numbers in the text format of Prometheus.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(this::tell));
  }

  private void tell(Context ctx) {
    ctx.contentType(FORMAT);
    ctx.result(page.text());
  }
}
