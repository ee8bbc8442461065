package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.growth.PolicySetting;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.JsonString;
import dev.weft.port.in.flow.SealFlow;
import dev.weft.port.in.flow.SealGroup;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Joins on the incremental path: their policies and their seals. */
public final class SealRoutes implements Routes {

  private final SetEdgeGroupPolicy policies;
  private final SealGroup groups;
  private final SealFlow flows;
  private final Bodies bodies;

  public SealRoutes(SetEdgeGroupPolicy policies, SealGroup groups, SealFlow flows, Bodies bodies) {
    this.policies = policies;
    this.groups = groups;
    this.flows = flows;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post(
                "/v1/flows/{id}/groups/{execution}/policy", "set_policy", "Sets a join's policy.")
            .needs(Role.WORK)
            .takes(Body.small(Input.object("policy", PolicyJson.MEMBERS).needed()))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::setPolicy));
    routes.add(
        Route.post("/v1/flows/{id}/groups/{execution}/seal", "seal_group", "Ends a list of edges.")
            .needs(Role.WORK)
            .takes(Body.optional())
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT, ProblemCode.GRAPH_REFUSED)
            .by(this::sealGroup));
    routes.add(
        Route.post("/v1/flows/{id}/seal", "seal_flow", "Seals the rest and the flow.")
            .needs(Role.WORK)
            .takes(Body.optional())
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT, ProblemCode.GRAPH_REFUSED)
            .by(this::sealFlow));
  }

  private static FlowId flow(Context ctx) {
    return FlowId.parse(ctx.pathParam("id"));
  }

  private static ExecutionId member(Context ctx) {
    return ExecutionId.parsePath(ctx.pathParam("execution"));
  }

  private void setPolicy(Context ctx) {
    Fields fields = bodies.small(ctx);
    Optional<EdgePolicy> policy = fields.require("policy", PolicyJson::read);
    fields.finish();
    SetEdgeGroupPolicy.Command command =
        new SetEdgeGroupPolicy.Command(flow(ctx), member(ctx), policy.orElseThrow());
    switch (policies.set(command)) {
      case SetEdgeGroupPolicy.Result.WasSet set -> answer(ctx, "set", set.revision());
      case SetEdgeGroupPolicy.Result.AlreadySet set -> answer(ctx, "already_set", set.revision());
      case SetEdgeGroupPolicy.Result.AlreadyFixed fixed ->
          throw FlowRefusals.conflict(
              PolicySetting.AlreadyFixed.CODE + ": it is " + PolicyJson.write(fixed.policy()));
      case SetEdgeGroupPolicy.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case SetEdgeGroupPolicy.Result.FlowNotFound none ->
          throw FlowRefusals.notFound("flow " + command.flow());
      case SetEdgeGroupPolicy.Result.MemberNotFound none ->
          throw FlowRefusals.notFound("member " + command.downstream());
    }
  }

  private void sealGroup(Context ctx) {
    bodies.optional(ctx).finish();
    switch (groups.seal(flow(ctx), member(ctx))) {
      case SealGroup.Result.Sealed sealed ->
          answer(ctx, FlowJson.state(sealed.decision()), sealed.revision());
      case SealGroup.Result.SealedWithoutEdges free -> answer(ctx, "runnable", free.revision());
      case SealGroup.Result.AlreadySealed already ->
          answer(ctx, "already_sealed", already.revision());
      case SealGroup.Result.QuorumUnreachable quorum ->
          throw FlowRefusals.graph(
              List.of(new Problem("k", "" + quorum.k(), "1 to " + quorum.size())));
      case SealGroup.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case SealGroup.Result.FlowNotFound none -> throw FlowRefusals.notFound("flow " + flow(ctx));
      case SealGroup.Result.MemberNotFound none ->
          throw FlowRefusals.notFound("member " + member(ctx));
    }
  }

  private void answer(Context ctx, String status, GraphRevision revision) {
    bodies.answer(
        ctx,
        200,
        new Members().put("status", status).put("graph_revision", revision.value()).done());
  }

  private void sealFlow(Context ctx) {
    bodies.optional(ctx).finish();
    switch (flows.seal(flow(ctx))) {
      case SealFlow.Result.Sealed sealed ->
          bodies.answer(
              ctx,
              200,
              new Members()
                  .put("status", "sealed")
                  .put("graph_revision", sealed.revision().value())
                  .putEach("members", sealed.members(), id -> new JsonString(id.toString()))
                  .done());
      case SealFlow.Result.AlreadySealed already ->
          answer(ctx, "already_sealed", already.revision());
      case SealFlow.Result.Refused refused -> throw FlowRefusals.graph(refused.problems());
      case SealFlow.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case SealFlow.Result.NotFound none -> throw FlowRefusals.notFound("flow " + flow(ctx));
    }
  }
}
