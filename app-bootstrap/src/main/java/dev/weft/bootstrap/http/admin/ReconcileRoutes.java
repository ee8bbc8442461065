package dev.weft.bootstrap.http.admin;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.reconcile.Reconciler;
import dev.weft.bootstrap.reconcile.Reconcilers;
import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditResult;
import dev.weft.port.in.audit.RecordAction;
import io.javalin.http.Context;

/** Runs one tick of a reconciler now and answers its report. */
public final class ReconcileRoutes implements Routes {

  private final Reconcilers reconcilers;
  private final RecordAction recorder;
  private final Bodies bodies;

  public ReconcileRoutes(Reconcilers reconcilers, RecordAction recorder, Bodies bodies) {
    this.reconcilers = reconcilers;
    this.recorder = recorder;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/admin/reconcile/{name}", "reconcile", "Runs one tick of a loop now.")
            .needs(Role.OPERATE)
            .takes(Body.optional())
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::tick));
  }

  private void tick(Context ctx) {
    bodies.optional(ctx).finish();
    Reconciler reconciler = reconcilers.find(ctx.pathParam("name")).orElseThrow(this::unknown);
    recorder.recorded(
        new AuditEntry(
            Asked.nameless(ctx).asker(), "reconcile", reconciler.name(), AuditResult.DONE));
    Members answer = new Members().put("name", reconciler.name());
    ReportJson.put(answer, reconciler.tick().get());
    bodies.answer(ctx, 200, answer.done());
  }

  private Refused unknown() {
    return new Refused(
        ProblemCode.NOT_FOUND, "the reconcilers are " + String.join(", ", reconcilers.names()));
  }
}
