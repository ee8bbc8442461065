package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.route.OpenApi;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;

/** Tells what the API is, from the table its calls are served from. */
public final class OpenApiRoutes implements Routes {

  private final RouteTable described;
  private final Bodies bodies;

  public OpenApiRoutes(RouteTable described, Bodies bodies) {
    this.described = described;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/openapi.json", "openapi", "This description.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(ctx -> bodies.answer(ctx, 200, OpenApi.of(described.all()))));
  }
}
