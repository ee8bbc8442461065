package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.List;

/** The receiver as the outbox knows it. */
record Endpoint(String id, WebhookReceiver receiver) {

  private static final String PATH = "/v1/outbox/endpoints";

  static Endpoint registered(ApiClient api, WebhookReceiver receiver) {
    JsonObject wish =
        new Members()
            .put("url", receiver.url())
            .put("secret_ref", receiver.secret())
            .put("namespaces", JsonArray.of(new JsonString(OrderGraph.NAMESPACE)))
            .put("ladder", "webhook")
            .done();
    return new Endpoint(ApiClient.text(api.post(PATH, wish), "endpoint_id"), receiver);
  }

  List<JsonObject> messages(ApiClient api) {
    String path = "/v1/outbox/messages?limit=100&endpoint=" + id;
    return ApiClient.objects(api.get(path), "messages");
  }

  /** Nobody listens there any more; what is kept of the demo must not wait for it. */
  void close(ApiClient api) {
    api.patch(PATH + "/" + id, new Members().put("enabled", false).done());
  }
}
