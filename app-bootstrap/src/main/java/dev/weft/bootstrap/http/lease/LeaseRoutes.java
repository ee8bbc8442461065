package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import io.javalin.config.RoutesConfig;
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
  public void addTo(RoutesConfig routes) {
    routes.post("/v1/leases/complete", this::complete);
    routes.post("/v1/leases/fail", this::fail);
    routes.post("/v1/leases/delay", this::delay);
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
