package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.port.in.execution.RenewLeases;
import io.javalin.http.Context;
import java.util.List;

/** How the holders of leases keep them. */
public final class RenewRoutes implements Routes {

  private final RenewLeases renewer;
  private final Bodies bodies;

  public RenewRoutes(RenewLeases renewer, Bodies bodies) {
    this.renewer = renewer;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/leases/renew", "renew", "Extends leases; each is answered by itself.")
            .needs(Role.WORK)
            .takes(Body.batch(Input.texts("handles").needed(), Input.integer("lease_ms")))
            .answers(200)
            .by(this::renew));
  }

  private void renew(Context ctx) {
    Fields fields = bodies.batch(ctx);
    List<Json> handles = fields.require("handles", Values::elements).orElse(List.of());
    EachItem.bound(fields, "handles", handles);
    LeaseTtl ttl =
        fields
            .read("lease_ms", value -> new LeaseTtl(Values.millis(value)))
            .orElse(LeaseTtl.DEFAULT);
    fields.finish();
    List<JsonObject> answers =
        EachItem.answered(handles, ItemReader::bareHandle, read -> renewed(read, ttl));
    bodies.answer(ctx, 200, new Members().putEach("items", answers, answer -> answer).done());
  }

  private List<JsonObject> renewed(List<LeaseHandle> handles, LeaseTtl ttl) {
    return renewer.renew(new RenewLeases.Command(handles, ttl)).stream()
        .map(SettlementJson::write)
        .toList();
  }
}
