package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.storage.Storage;
import io.javalin.http.Context;

/** Whether the process runs, and whether it can serve: only the second asks the store. */
public final class HealthRoutes implements Routes {

  private final Storage storage;
  private final Bodies bodies;

  public HealthRoutes(Storage storage, Bodies bodies) {
    this.storage = storage;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/livez", "live", "Whether the process runs.")
            .open()
            .takesNothing()
            .answers(200)
            .by(ctx -> ctx.result("ok")));
    routes.add(
        Route.get("/readyz", "ready", "Whether the store answers.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(this::ready));
  }

  private void ready(Context ctx) {
    if (!storage.isReady()) {
      throw new Refused(ProblemCode.UNAVAILABLE, "the store does not answer");
    }
    bodies.answer(ctx, 200, new Members().put("status", "ready").done());
  }
}
