package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.bootstrap.demo.order.OrderOutcome.Delivery;
import dev.weft.bootstrap.demo.order.OrderOutcome.Row;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/** Reads back what became of everything, and compares it with what had to. */
final class OutcomeReader {

  private final ApiClient api;
  private final String flow;
  private final Endpoint endpoint;

  OutcomeReader(ApiClient api, String flow, Endpoint endpoint) {
    this.api = api;
    this.flow = flow;
    this.endpoint = endpoint;
  }

  OrderOutcome read(Duration took) {
    JsonObject graph = api.get("/v1/flows/" + flow + "/graph");
    List<Row> rows =
        ApiClient.objects(graph, "nodes").stream()
            .map(this::row)
            .sorted(Comparator.comparing(OutcomeReader::place))
            .toList();
    List<Delivery> deliveries = endpoint.messages(api).stream().map(this::delivery).toList();
    return new OrderOutcome(
        flow,
        ApiClient.text(api.get("/v1/flows/" + flow), "state"),
        took,
        rows,
        deliveries,
        Surprises.in(rows, deliveries));
  }

  private static int place(Row row) {
    return OrderGraph.STEPS.indexOf(OrderGraph.find(row.key()));
  }

  private Row row(JsonObject node) {
    String id = ApiClient.text(node, "execution_id");
    List<JsonObject> attempts =
        ApiClient.objects(api.get(OrderPaths.execution(id) + "/attempts"), "attempts");
    int frames =
        attempts.stream()
            .map(attempt -> Integer.parseInt(ApiClient.text(attempt, "attempt_index")))
            .mapToInt(index -> frames(OrderPaths.stream(id, index)))
            .sum();
    return new Row(
        ApiClient.text(node, "key"),
        OrderPaths.bare(id),
        ApiClient.text(node, "public_state"),
        attempts.size(),
        took(api.get(OrderPaths.execution(id))),
        frames);
  }

  private int frames(String stream) {
    return api.found(stream + "/frames?limit=500")
        .map(page -> ApiClient.objects(page, "frames").size())
        .orElse(0);
  }

  private static Duration took(JsonObject execution) {
    if (execution.find("started_at").orElseThrow() instanceof JsonNull
        || execution.find("terminal_at").orElseThrow() instanceof JsonNull) {
      return Duration.ZERO;
    }
    return Duration.between(time(execution, "started_at"), time(execution, "terminal_at"));
  }

  private static Instant time(JsonObject execution, String name) {
    return Instant.parse(ApiClient.text(execution, name));
  }

  private Delivery delivery(JsonObject message) {
    String id = ApiClient.text(message, "message_id");
    List<Integer> statuses =
        ApiClient.objects(api.get("/v1/outbox/messages/" + id + "/attempts"), "attempts").stream()
            .map(attempt -> Integer.parseInt(ApiClient.text(attempt, "status")))
            .toList();
    return new Delivery(
        id, ApiClient.text(message, "kind"), ApiClient.text(message, "state"), statuses);
  }
}
