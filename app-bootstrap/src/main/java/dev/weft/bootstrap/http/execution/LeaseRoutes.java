package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.execution.ItemReader.Reading;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.in.execution.Settlement;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Iterator;
import java.util.List;

/** What the holder of a lease tells the engine: so far, that an attempt succeeded. */
public final class LeaseRoutes implements Routes {

  private static final int MOST = 1_000;

  private final CompleteExecutions completer;
  private final Bodies bodies;
  private final ItemReader reader;

  public LeaseRoutes(CompleteExecutions completer, Bodies bodies, Contents contents) {
    this.completer = completer;
    this.bodies = bodies;
    this.reader = new ItemReader(contents);
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.post("/v1/leases/complete", this::complete);
  }

  private void complete(Context ctx) {
    Fields fields = bodies.batch(ctx);
    List<Json> items = fields.require("items", Values::elements).orElse(List.of());
    if (items.size() > MOST) {
      fields.refuse("items", items.size() + " items", "at most " + MOST + " items");
    }
    fields.finish();
    List<JsonObject> answers = settle(items.stream().map(reader::read).toList());
    bodies.answer(ctx, 200, new Members().putEach("items", answers, answer -> answer).done());
  }

  private List<JsonObject> settle(List<Reading> readings) {
    List<Item> readable =
        readings.stream()
            .filter(Reading.Readable.class::isInstance)
            .map(reading -> ((Reading.Readable) reading).item())
            .toList();
    Iterator<Settlement> settlements = completer.complete(readable).iterator();
    return readings.stream().map(reading -> answer(reading, settlements)).toList();
  }

  private static JsonObject answer(Reading reading, Iterator<Settlement> settlements) {
    return switch (reading) {
      case Reading.Readable readable -> SettlementJson.write(settlements.next());
      case Reading.Unreadable unreadable -> unreadable.answer();
    };
  }
}
