package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.bootstrap.demo.order.Step.Trouble;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * One turn of a worker: claim an execution, do what its payload tells, say how it went.
 *
 * <p>Before each part of the work it writes what comes to its stream, and it renews its lease. When
 * the answer is that the lease is gone it drops the work: somebody else decided.
 */
final class OrderWorker implements Runnable {

  private static final Duration LONGEST_PART = Duration.ofMillis(300);
  private static final int LEASE = 5_000;

  private final ApiClient api;
  private final CountDownLatch over;

  OrderWorker(ApiClient api, CountDownLatch over) {
    this.api = api;
    this.over = over;
  }

  @Override
  public void run() {
    ApiClient.objects(api.post("/v1/claims", wish()), "claims").forEach(this::work);
  }

  private static JsonObject wish() {
    String thread = Thread.currentThread().getName();
    return new Members()
        .put("lane", OrderGraph.LANE)
        .put("worker_id", "demo")
        .put("worker_instance_id", "demo-" + ProcessHandle.current().pid() + "-" + thread)
        .put("capabilities", JsonArray.of())
        .put("max", 1)
        .put("lease_ms", LEASE)
        .put("wait_ms", 200)
        .done();
  }

  private void work(JsonObject claim) {
    JsonObject script = (JsonObject) claim.find("payload").orElseThrow();
    List<String> says =
        ((JsonArray) script.find("says").orElseThrow())
            .elements().stream().map(line -> ((JsonString) line).value()).toList();
    int takes = number(script, "takes_ms");
    for (int part = 0; part < says.size(); part++) {
      if (!said(claim, says, part) || !worked(claim, takes / says.size())) {
        return;
      }
    }
    settle(claim, Trouble.valueOf(ApiClient.text(script, "trouble").toUpperCase(Locale.ROOT)));
  }

  /** Works so long, renewing its lease; false when the lease is gone or the demo is over. */
  private boolean worked(JsonObject claim, int millis) {
    try {
      for (int left = millis; left > 0; left -= (int) LONGEST_PART.toMillis()) {
        long part = Math.min(left, LONGEST_PART.toMillis());
        if (over.await(part, TimeUnit.MILLISECONDS) || !renewed(claim)) {
          return false;
        }
      }
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean renewed(JsonObject claim) {
    JsonObject wish =
        new Members()
            .put("handles", JsonArray.of(claim.find("handle").orElseThrow()))
            .put("lease_ms", LEASE)
            .done();
    JsonObject answer = ApiClient.objects(api.post("/v1/leases/renew", wish), "items").getFirst();
    return ApiClient.text(answer, "status").equals("renewed");
  }

  /** A line of output and a patch of the summary, in one append. */
  private boolean said(JsonObject claim, List<String> says, int part) {
    String line = says.get(part);
    JsonObject output =
        new Members()
            .put("kind", "stdout")
            .put("mode", "durable")
            .put("content_type", "text/plain")
            .put("payload_base64", base64(line))
            .done();
    JsonObject progress =
        new Members().put("done", part + 1).put("of", says.size()).put("last", line).done();
    JsonObject patch =
        new Members().put("kind", "event").put("mode", "summary").put("payload", progress).done();
    JsonObject frames =
        new Members()
            .put("handle", ApiClient.text(claim, "handle"))
            .put("frames", JsonArray.of(output, patch))
            .done();
    return api.offered(OrderPaths.stream(claim) + "/frames", frames);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private void settle(JsonObject claim, Trouble trouble) {
    Members item = new Members().put("handle", ApiClient.text(claim, "handle"));
    boolean first = number(claim, "attempt_index") == 0;
    switch (trouble) {
      case NONE -> end("complete", item.put("result", result(claim)));
      case BUSY -> busy(item, first);
      case BROKEN ->
          end("fail", item.put("class", "permanent").put("reason", "the laser is broken"));
    }
  }

  private void busy(Members item, boolean first) {
    if (first) {
      end("fail", item.put("class", "transient").put("reason", "the bank is busy"));
    } else {
      end("complete", item.put("result", new JsonString("paid")));
    }
  }

  /** Who came before it, as the claim told. */
  private static JsonObject result(JsonObject claim) {
    List<JsonObject> before =
        ApiClient.objects(claim, "upstreams").stream()
            .filter(upstream -> ApiClient.text(upstream, "outcome").equals("success"))
            .toList();
    return new Members()
        .put("step", ApiClient.text(claim, "kind"))
        .put("upstreams", before.size())
        .done();
  }

  private void end(String how, Members item) {
    JsonObject items = new Members().put("items", JsonArray.of(item.done())).done();
    api.post("/v1/leases/" + how, items);
  }

  private static int number(JsonObject object, String name) {
    Json value = object.find(name).orElseThrow();
    return Integer.parseInt(value.toString());
  }
}
