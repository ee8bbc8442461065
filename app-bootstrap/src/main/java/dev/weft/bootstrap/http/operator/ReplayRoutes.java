package dev.weft.bootstrap.http.operator;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.ReplayExecution;
import io.javalin.http.Context;

/** Runs what has ended once more. */
public final class ReplayRoutes implements Routes {

  private final ReplayExecution replayer;
  private final Bodies bodies;

  public ReplayRoutes(ReplayExecution replayer, Bodies bodies) {
    this.replayer = replayer;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/executions/{id}/replay", "replay_execution", "Runs it once more.")
            .needs(Role.OPERATE)
            .takes(Body.optional(Input.time("deadline"), Asked.REASON, Asked.ACTOR))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::replay));
  }

  private void replay(Context ctx) {
    ExecutionId id = ExecutionId.parsePath(ctx.pathParam("id"));
    Fields fields = bodies.optional(ctx);
    Deadline deadline =
        fields.read("deadline", value -> new Deadline(Values.time(value))).orElse(Deadline.NEVER);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    switch (replayer.replay(new ReplayExecution.Command(id, deadline, asked.asker()))) {
      case ReplayExecution.Result.Replayed replayed -> {
        asked.log("replay", id.toString());
        bodies.answer(ctx, 200, answer(replayed));
      }
      case ReplayExecution.Result.Refused refused -> throw Denied.because(id, refused.why());
    }
  }

  private static JsonObject answer(ReplayExecution.Result.Replayed replayed) {
    return new Members()
        .put("execution_id", replayed.execution().toString())
        .put("status", "replayed")
        .put("generation", replayed.generation())
        .done();
  }
}
