package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.domain.json.JsonObject;

/** Where the API tells about an execution and its streams. */
final class OrderPaths {

  private OrderPaths() {}

  static String execution(String id) {
    return "/v1/executions/" + bare(id);
  }

  static String stream(String id, int attempt) {
    return "/v1/streams/" + bare(id) + "/" + attempt;
  }

  static String stream(JsonObject claim) {
    return stream(
        ApiClient.text(claim, "execution_id"),
        Integer.parseInt(ApiClient.text(claim, "attempt_index")));
  }

  /** Without the braces, which shells and URLs do not like. */
  static String bare(String id) {
    return id.replace("{", "").replace("}", "");
  }
}
