package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.order.Step.End;
import dev.weft.bootstrap.demo.order.Step.Trouble;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An order in a shop, as a graph.
 *
 * <p>Three warehouses are asked for a price and two answers are enough; the bank is busy at first;
 * the engraver cannot engrave, so the engraving is never wrapped; everything else goes on.
 */
final class OrderGraph {

  static final String LANE = "demo-order";
  static final String NAMESPACE = "demo";

  /** The join that two of three answers satisfy, and the answer that comes too late. */
  static final String JOIN = "reserve";

  static final String LOSER = "east";

  /** Whose summary is shown while it works. */
  static final String LONGEST = "pack";

  private static final List<String> ITEMS =
      List.of("lamp", "kettle", "atlas", "scarf", "radio", "globe", "chess set", "teapot");

  static final List<Step> STEPS =
      List.of(
          step("order", 700, "checking the basket", List.of()),
          step("north", 1_000, "asking the north warehouse", List.of("order")),
          step("south", 1_700, "asking the south warehouse", List.of("order")),
          new Step(
              LOSER,
              List.of("order"),
              60_000,
              Trouble.NONE,
              List.of("asking the far warehouse"),
              new End("cancelled", 1)),
          new Step(
              "charge",
              List.of("order"),
              900,
              Trouble.BUSY,
              List.of("calling the bank"),
              new End("completed", 2)),
          new Step(
              "engrave",
              List.of("order"),
              1_300,
              Trouble.BROKEN,
              List.of("warming up the laser"),
              new End("failed", 1)),
          new Step("wrap", List.of("engrave"), 500, Trouble.NONE, List.of(), new End("skipped", 0)),
          step(JOIN, 600, "reserving the cheaper of two", List.of("north", "south", LOSER)),
          new Step(
              LONGEST,
              List.of(JOIN, "charge"),
              3_200,
              Trouble.NONE,
              ITEMS.stream().map(item -> "packing the " + item).toList(),
              End.DONE),
          step("mail", 500, "handing it over", List.of(LONGEST)));

  private OrderGraph() {}

  private static Step step(String key, int takes, String says, List<String> after) {
    return new Step(key, after, takes, Trouble.NONE, List.of(says), End.DONE);
  }

  static Step find(String key) {
    return STEPS.stream().filter(step -> step.key().equals(key)).findFirst().orElseThrow();
  }

  /** As {@code POST /v1/flows} takes it. */
  static JsonObject submission(int speed) {
    List<JsonObject> edges = STEPS.stream().flatMap(OrderGraph::edges).toList();
    JsonObject quorum =
        new Members()
            .put("kind", "quorum")
            .put("k", 2)
            .put("on_satisfied", "cancel_remaining")
            .done();
    JsonObject policy = new Members().put("to", JOIN).put("policy", quorum).done();
    JsonObject graph =
        new Members()
            .putEach("nodes", STEPS, step -> node(step, speed))
            .putEach("edges", edges, edge -> edge)
            .put("policies", JsonArray.of(policy))
            .done();
    return new Members()
        .put("kind", "order")
        .put("namespace", NAMESPACE)
        .put("graph", graph)
        .done();
  }

  private static JsonObject node(Step step, int speed) {
    JsonObject retry = new Members().put("max_retries", 3).put("initial_ms", 900 / speed).done();
    JsonObject script =
        new Members()
            .put("takes_ms", step.takesMillis() / speed)
            .put("trouble", step.trouble())
            .putEach("says", step.says(), JsonString::new)
            .done();
    return new Members()
        .put("key", step.key())
        .put("kind", step.key())
        .put("namespace", NAMESPACE)
        .put("lane", LANE)
        .put("retry", retry)
        .put("payload", script)
        .done();
  }

  private static Stream<JsonObject> edges(Step step) {
    return step.after().stream()
        .map(from -> Map.entry(from, step.key()))
        .map(edge -> new Members().put("from", edge.getKey()).put("to", edge.getValue()).done());
  }
}
