package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Function;

/** How the holder of a lease ends its attempt: completed, failed, delayed. */
public final class LeaseRoutes implements Routes {

  private final CompleteExecutions completer;
  private final FailExecutions failer;
  private final DelayExecutions delayer;
  private final Bodies bodies;
  private final ItemReader reader;

  public LeaseRoutes(
      CompleteExecutions completer,
      FailExecutions failer,
      DelayExecutions delayer,
      Bodies bodies,
      Contents contents) {
    this.completer = completer;
    this.failer = failer;
    this.delayer = delayer;
    this.bodies = bodies;
    this.reader = new ItemReader(contents);
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        ending("complete", "Completes executions with their results.", ItemReader.COMPLETE)
            .by(this::complete));
    routes.add(
        ending("fail", "Ends attempts as failed; budgets decide on a retry.", ItemReader.FAIL)
            .by(this::fail));
    routes.add(
        ending("delay", "Gives leases back until a time, or at once.", ItemReader.DELAY)
            .by(this::delay));
  }

  private static Route.Unhandled ending(String how, String summary, Input... item) {
    return Route.post("/v1/leases/" + how, how, summary)
        .needs(Role.WORK)
        .takes(Body.batch(Input.list("items", item).needed()))
        .answers(200);
  }

  private void complete(Context ctx) {
    settle(ctx, reader::complete, completer::complete, "retry_scheduled");
  }

  private void fail(Context ctx) {
    settle(ctx, reader::fail, failer::fail, "retry_scheduled");
  }

  private void delay(Context ctx) {
    settle(ctx, reader::delay, delayer::delay, "delayed");
  }

  private <T> void settle(
      Context ctx,
      Function<Json, T> item,
      Function<List<T>, List<Settlement>> step,
      String runsAgain) {
    Fields fields = bodies.batch(ctx);
    List<Json> items = fields.require("items", Values::elements).orElse(List.of());
    EachItem.bound(fields, "items", items);
    fields.finish();
    List<JsonObject> answers =
        EachItem.answered(
            items,
            item,
            read ->
                step.apply(read).stream()
                    .map(settlement -> SettlementJson.write(settlement, runsAgain))
                    .toList());
    bodies.answer(ctx, 200, new Members().putEach("items", answers, answer -> answer).done());
  }
}
