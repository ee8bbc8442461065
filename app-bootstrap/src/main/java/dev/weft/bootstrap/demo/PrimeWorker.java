package dev.weft.bootstrap.demo;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** One turn of a worker: claim a few executions, count the primes they ask for, complete them. */
final class PrimeWorker implements Runnable {

  static final String KIND = "count-primes";
  static final String LANE = "demo";

  private static final int AT_ONCE = 5;

  private final ApiClient api;
  private final IntConsumer completed;

  PrimeWorker(ApiClient api, IntConsumer completed) {
    this.api = api;
    this.completed = completed;
  }

  @Override
  public void run() {
    List<JsonObject> claims = ApiClient.objects(api.post("/v1/claims", wish()), "claims");
    if (!claims.isEmpty()) {
      JsonObject items = new Members().putEach("items", claims, PrimeWorker::worked).done();
      List<JsonObject> answers = ApiClient.objects(api.post("/v1/leases/complete", items), "items");
      completed.accept(
          (int)
              answers.stream()
                  .filter(answer -> ApiClient.text(answer, "status").equals("completed"))
                  .count());
    }
  }

  private static JsonObject wish() {
    String thread = Thread.currentThread().getName();
    return new Members()
        .put("lane", LANE)
        .put("worker_id", "demo")
        .put("worker_instance_id", "demo-" + ProcessHandle.current().pid() + "-" + thread)
        .put("capabilities", JsonArray.of())
        .put("kinds", JsonArray.of(new JsonString(KIND)))
        .put("max", AT_ONCE)
        .put("lease_ms", 5_000)
        .put("wait_ms", 200)
        .done();
  }

  private static JsonObject worked(JsonObject claim) {
    JsonObject payload = (JsonObject) claim.find("payload").orElseThrow();
    int below = Integer.parseInt(ApiClient.text(payload, "below"));
    return new Members()
        .put("handle", ApiClient.text(claim, "handle"))
        .put("result", new Members().put("primes", primesBelow(below)).done())
        .done();
  }

  static long primesBelow(int limit) {
    return IntStream.range(2, limit)
        .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
        .count();
  }
}
