package dev.weft.bootstrap.http.flow;

import dev.weft.application.runtime.PatientCanceller;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.name.TagKey;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.in.flow.ReadFlowTag;
import dev.weft.port.in.flow.TagFlow;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;

/** Cancels flows, and labels them. */
public final class FlowOperatorRoutes implements Routes {

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  private final PatientCanceller canceller;
  private final TagFlow tagger;
  private final ReadFlowTag tags;
  private final Bodies bodies;

  public FlowOperatorRoutes(
      PatientCanceller canceller, TagFlow tagger, ReadFlowTag tags, Bodies bodies) {
    this.canceller = canceller;
    this.tagger = tagger;
    this.tags = tags;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/flows/{id}/cancel", "cancel_flow", "Cancels a flow and its members.")
            .needs(Role.OPERATE)
            .takes(
                Body.small(
                    Input.text("policy").needed(),
                    Input.integer("wait_ms"),
                    Asked.REASON,
                    Asked.ACTOR))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::cancel));
    routes.add(
        Route.put("/v1/flows/{id}/tags/{key}", "tag_flow", "Sets one tag.")
            .needs(Role.WORK)
            .takes(Body.small(Input.text("value").needed()))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::tag));
    routes.add(
        Route.get("/v1/flows/{id}/tags/{key}", "read_tag", "Reads one tag.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::readTag));
  }

  private void cancel(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    Fields fields = bodies.small(ctx);
    Optional<CancellationPolicy> policy =
        fields.require("policy", value -> CancellationPolicy.parse(Values.text(value)));
    Duration wait = fields.read("wait_ms", FlowOperatorRoutes::wait).orElse(Duration.ZERO);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    CancelFlow.Command command = new CancelFlow.Command(id, policy.orElseThrow(), asked.asker());
    switch (canceller.cancel(command, wait)) {
      case CancelFlow.Result.Cancelled cancelled -> {
        asked.log("cancel " + cancelled.policy().word(), id.toString());
        bodies.answer(
            ctx,
            200,
            new Members()
                .put("flow_id", id.toString())
                .put("policy", cancelled.policy().word())
                .putEach("members", cancelled.members(), one -> new JsonString(one.toString()))
                .done());
      }
      case CancelFlow.Result.AlreadyFinished finished ->
          throw FlowRefusals.conflict("the flow is " + finished.state().word());
      case CancelFlow.Result.NotFound none -> throw FlowRefusals.notFound("flow " + id);
    }
  }

  private static Duration wait(Json value) {
    Duration wait = Values.millis(value);
    if (wait.isNegative() || wait.compareTo(LONGEST_WAIT) > 0) {
      throw InvalidInput.of("", wait.toMillis(), "0 to " + LONGEST_WAIT.toMillis());
    }
    return wait;
  }

  private void tag(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    TagKey key = new TagKey(ctx.pathParam("key"));
    Fields fields = bodies.small(ctx);
    Optional<String> value = fields.require("value", Values::text);
    fields.finish();
    switch (tagger.tag(new TagFlow.Command(id, key, value.orElseThrow()))) {
      case TagFlow.Result.Tagged tagged -> answer(ctx, key, value.orElseThrow());
      case TagFlow.Result.NotFound none -> throw FlowRefusals.notFound("flow " + id);
    }
  }

  private void readTag(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    TagKey key = new TagKey(ctx.pathParam("key"));
    answer(
        ctx,
        key,
        tags.read(id, key)
            .orElseThrow(() -> FlowRefusals.notFound("tag " + key.value() + " of flow " + id)));
  }

  private void answer(Context ctx, TagKey key, String value) {
    bodies.answer(ctx, 200, new Members().put("key", key.value()).put("value", value).done());
  }
}
