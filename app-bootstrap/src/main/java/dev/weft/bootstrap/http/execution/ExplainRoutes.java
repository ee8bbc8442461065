package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.in.execution.ExplainExecution;
import dev.weft.port.in.execution.ExplainExecution.Explained;
import io.javalin.http.Context;

/** Tells why an execution is in the state it is in. */
public final class ExplainRoutes implements Routes {

  private final ExplainExecution explainer;
  private final Bodies bodies;

  public ExplainRoutes(ExplainExecution explainer, Bodies bodies) {
    this.explainer = explainer;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/executions/{id}/explain", "explain", "Why it is in the state it is in.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::explain));
  }

  private void explain(Context ctx) {
    ExecutionId id = ExecutionId.parsePath(ctx.pathParam("id"));
    Explained explained =
        explainer
            .explain(id)
            .orElseThrow(() -> new Refused(ProblemCode.NOT_FOUND, "there is no execution " + id));
    bodies.answer(
        ctx,
        200,
        new Members()
            .put("execution_id", id.toString())
            .put("public_state", explained.state())
            .putEach("reasons", explained.reasons(), ExplainRoutes::write)
            .done());
  }

  private static JsonObject write(Reason reason) {
    Members answer = new Members().put("code", reason.code());
    switch (reason) {
      case Reason.Ended ended -> answer.put("outcome", ended.outcome());
      case Reason.Running running ->
          answer
              .put("worker_id", running.worker().id())
              .put("worker_instance_id", running.worker().instance())
              .put("until", running.until());
      case Reason.DelayedUntil delayed ->
          answer.put("until", delayed.at()).put("cause", delayed.cause());
      case Reason.WaitingForUpstreams waiting ->
          answer.putEach("executions", waiting.executions(), ExplainRoutes::id);
      case Reason.DispatchPending pending ->
          answer.put("since", pending.since()).put("error", pending.error());
      case Reason.GroupNotSealed open -> {}
      case Reason.NoCapableWorkerSeen none -> {}
      case Reason.LanePaused paused -> {}
      case Reason.WaitingForWorker waiting -> {}
    }
    return answer.done();
  }

  private static JsonString id(ExecutionId id) {
    return new JsonString(id.toString());
  }
}
