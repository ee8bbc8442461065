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
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.in.execution.RevokeLeases;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** What an operator commands of an execution that has not ended. */
public final class OperatorRoutes implements Routes {

  private final CancelExecutions canceller;
  private final ChangePriority priorities;
  private final RevokeLeases revoker;
  private final Bodies bodies;

  public OperatorRoutes(
      CancelExecutions canceller, ChangePriority priorities, RevokeLeases revoker, Bodies bodies) {
    this.canceller = canceller;
    this.priorities = priorities;
    this.revoker = revoker;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        command("cancel", "cancel_execution", "Ends it from any phase.")
            .takes(Asked.BODY)
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::cancel));
    routes.add(
        command("priority", "change_priority", "Gives it another priority.")
            .takes(Body.small(Input.integer("priority").needed(), Asked.REASON, Asked.ACTOR))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::prioritize));
    routes.add(
        command("revoke-lease", "revoke_lease", "Takes its lease away.")
            .takes(Asked.BODY)
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::revoke));
  }

  private static Route.Untaking command(String what, String name, String summary) {
    return Route.post("/v1/executions/{id}/" + what, name, summary).needs(Role.OPERATE);
  }

  private void cancel(Context ctx) {
    ExecutionId id = ExecutionId.parsePath(ctx.pathParam("id"));
    Asked asked = onlyAsked(ctx);
    CancelExecutions.Answer answer =
        canceller.cancel(new CancelExecutions.Command(List.of(id), asked.asker())).getFirst();
    switch (answer) {
      case CancelExecutions.Answer.Cancelled cancelled -> done(ctx, asked, "cancelled", id);
      case CancelExecutions.Answer.Refused refused -> throw Denied.because(id, refused.why());
    }
  }

  private void revoke(Context ctx) {
    ExecutionId id = ExecutionId.parsePath(ctx.pathParam("id"));
    Asked asked = onlyAsked(ctx);
    RevokeLeases.Answer answer =
        revoker.revoke(new RevokeLeases.Command(List.of(id), asked.asker())).getFirst();
    switch (answer) {
      case RevokeLeases.Answer.Revoked revoked -> done(ctx, asked, "revoked", id);
      case RevokeLeases.Answer.Refused refused -> throw Denied.because(id, refused.why());
    }
  }

  private Asked onlyAsked(Context ctx) {
    Fields fields = bodies.optional(ctx);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    return asked;
  }

  private void done(Context ctx, Asked asked, String status, ExecutionId id) {
    asked.log(status, id.toString());
    bodies.answer(ctx, 200, status(id, status).done());
  }

  private static Members status(ExecutionId id, String status) {
    return new Members().put("execution_id", id.toString()).put("status", status);
  }

  private void prioritize(Context ctx) {
    ExecutionId id = ExecutionId.parsePath(ctx.pathParam("id"));
    Fields fields = bodies.small(ctx);
    Optional<Priority> wanted =
        fields.require("priority", value -> new Priority(Values.integer(value)));
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    ChangePriority.Command command =
        new ChangePriority.Command(List.of(id), wanted.orElseThrow(), asked.asker());
    switch (priorities.change(command).getFirst()) {
      case ChangePriority.Answer.Changed changed -> {
        asked.log("priority " + changed.priority().value(), id.toString());
        bodies.answer(
            ctx, 200, status(id, "changed").put("priority", changed.priority().value()).done());
      }
      case ChangePriority.Answer.Refused refused -> throw Denied.because(id, refused.why());
    }
  }
}
