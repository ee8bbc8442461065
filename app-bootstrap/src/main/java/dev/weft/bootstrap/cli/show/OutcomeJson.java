package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.OrderOutcome;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;

/** What happened, for programs. */
public final class OutcomeJson {

  private OutcomeJson() {}

  public static JsonObject of(OrderOutcome outcome) {
    return new Members()
        .put("flow_id", outcome.flow())
        .put("state", outcome.state())
        .put("took_ms", outcome.took().toMillis())
        .putEach("nodes", outcome.rows(), OutcomeJson::row)
        .putEach("webhooks", outcome.deliveries(), OutcomeJson::delivery)
        .putEach("surprises", outcome.surprises(), JsonString::new)
        .done();
  }

  private static JsonObject row(OrderOutcome.Row row) {
    return new Members()
        .put("key", row.key())
        .put("execution_id", row.execution())
        .put("state", row.state())
        .put("attempts", row.attempts())
        .put("took_ms", row.took().toMillis())
        .put("frames", row.frames())
        .done();
  }

  private static JsonObject delivery(OrderOutcome.Delivery delivery) {
    return new Members()
        .put("message_id", delivery.message())
        .put("kind", delivery.kind())
        .put("state", delivery.state())
        .putEach("statuses", delivery.statuses(), status -> JsonNumber.of(status))
        .done();
  }
}
