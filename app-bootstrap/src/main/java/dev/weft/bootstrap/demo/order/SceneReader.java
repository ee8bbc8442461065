package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.bootstrap.demo.order.Scene.Line;
import dev.weft.bootstrap.demo.order.Scene.Node;
import dev.weft.bootstrap.demo.order.Scene.Progress;
import dev.weft.bootstrap.demo.order.Scene.Webhooks;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks at the order again and again: the graph, the attempts, the tails, the outbox. */
final class SceneReader {

  private static final String BEGINNING = "0-0";

  private final ApiClient api;
  private final String flow;
  private final Endpoint endpoint;
  private final Map<String, String> tails = new HashMap<>();
  private final Map<String, Node> over = new HashMap<>();
  private Progress progress = Progress.NONE;

  SceneReader(ApiClient api, String flow, Endpoint endpoint) {
    this.api = api;
    this.flow = flow;
    this.endpoint = endpoint;
  }

  Scene read(Duration at) {
    JsonObject seen = api.get("/v1/flows/" + flow);
    boolean settled = !(seen.find("terminal_at").orElseThrow() instanceof JsonNull);
    List<Line> said = new ArrayList<>();
    List<Node> nodes =
        ApiClient.objects(api.get("/v1/flows/" + flow + "/graph"), "nodes").stream()
            .map(node -> node(node, said))
            .toList();
    return new Scene(at, settled, nodes, said, progress, webhooks());
  }

  private Node node(JsonObject seen, List<Line> said) {
    String key = ApiClient.text(seen, "key");
    if (over.containsKey(key)) {
      return over.get(key);
    }
    String id = ApiClient.text(seen, "execution_id");
    List<JsonObject> attempts =
        ApiClient.objects(api.get(OrderPaths.execution(id) + "/attempts"), "attempts");
    attempts.forEach(attempt -> follow(key, id, attempt, said));
    int failures =
        (int)
            attempts.stream()
                .filter(attempt -> ApiClient.text(attempt, "failure_class").equals("transient"))
                .count();
    Node node = new Node(key, ApiClient.text(seen, "public_state"), attempts.size(), failures);
    if (node.isOver()) {
      over.put(key, node);
    }
    return node;
  }

  /** Reads on where the last look at the stream ended. */
  private void follow(String key, String id, JsonObject attempt, List<Line> said) {
    int index = Integer.parseInt(ApiClient.text(attempt, "attempt_index"));
    String stream = OrderPaths.stream(id, index);
    String after = tails.getOrDefault(stream, BEGINNING);
    api.found(stream + "/tail?after=" + after)
        .ifPresent(
            page ->
                ApiClient.objects(page, "frames").forEach(frame -> add(key, stream, frame, said)));
    if (key.equals(OrderGraph.LONGEST)) {
      api.found(stream + "/summary").ifPresent(summary -> progress = progress(summary));
    }
  }

  private void add(String key, String stream, JsonObject frame, List<Line> said) {
    tails.put(stream, ApiClient.text(frame, "id"));
    if (ApiClient.text(frame, "kind").equals("stdout")) {
      byte[] payload = Base64.getDecoder().decode(ApiClient.text(frame, "payload_base64"));
      said.add(new Line(key, new String(payload, StandardCharsets.UTF_8)));
    }
  }

  private static Progress progress(JsonObject summary) {
    JsonObject document = (JsonObject) summary.find("document").orElseThrow();
    return new Progress(
        Integer.parseInt(ApiClient.text(document, "done")),
        Integer.parseInt(ApiClient.text(document, "of")),
        ApiClient.text(document, "last"));
  }

  private Webhooks webhooks() {
    List<String> states =
        endpoint.messages(api).stream().map(message -> ApiClient.text(message, "state")).toList();
    int sent = Collections.frequency(states, "sent");
    return new Webhooks(sent, states.size() - sent, endpoint.receiver().answers());
  }
}
