package dev.weft.bootstrap.demo;

import dev.weft.application.runtime.WorkerPool;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.out.json.JsonCodec;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Submits work, lets a few workers do it, and reads back what the store knows.
 *
 * <p>Progress is told while it waits; a wait that is given up ends with what is done so far.
 */
public final class Demo {

  private static final int BATCH = 50;
  private static final int STEP = 50;
  private static final Duration REDRAW = Duration.ofMillis(100);
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final URI address;
  private final JsonCodec codec;
  private final int workers;

  public Demo(URI address, JsonCodec codec, int workers) {
    this.address = address;
    this.codec = codec;
    this.workers = workers;
  }

  public DemoOutcome run(int executions, IntConsumer progress, BooleanSupplier givenUp)
      throws InterruptedException {
    try (ApiClient api = new ApiClient(address, codec)) {
      long start = System.nanoTime();
      List<String> ids = submit(api, executions);
      work(api, ids.size(), progress, givenUp);
      return readBack(api, ids, Duration.ofNanos(System.nanoTime() - start));
    }
  }

  private static List<String> submit(ApiClient api, int executions) {
    List<String> ids = new ArrayList<>();
    for (int from = 0; from < executions; from += BATCH) {
      List<Integer> numbers =
          IntStream.range(from, Math.min(executions, from + BATCH)).boxed().toList();
      JsonObject batch = new Members().putEach("executions", numbers, Demo::submission).done();
      ApiClient.objects(api.post("/v1/executions:batch", batch), "items")
          .forEach(item -> ids.add(ApiClient.text(item, "execution_id")));
    }
    return ids;
  }

  private static JsonObject submission(int number) {
    return new Members()
        .put("kind", PrimeWorker.KIND)
        .put("lane", PrimeWorker.LANE)
        .put("payload", new Members().put("below", (number + 1) * STEP).done())
        .done();
  }

  private void work(ApiClient api, int size, IntConsumer progress, BooleanSupplier givenUp)
      throws InterruptedException {
    CountDownLatch open = new CountDownLatch(size);
    PrimeWorker worker =
        new PrimeWorker(api, done -> IntStream.range(0, done).forEach(i -> open.countDown()));
    long end = System.nanoTime() + PATIENCE.toNanos();
    WorkerPool pool = WorkerPool.started("demo-worker", workers, worker, GRACE);
    try {
      while (!open.await(REDRAW.toMillis(), TimeUnit.MILLISECONDS)
          && System.nanoTime() < end
          && !givenUp.getAsBoolean()) {
        progress.accept(size - (int) open.getCount());
      }
      progress.accept(size - (int) open.getCount());
    } finally {
      pool.close();
    }
  }

  private static DemoOutcome readBack(ApiClient api, List<String> ids, Duration took) {
    int completed = 0;
    int attempts = 0;
    for (String id : ids) {
      JsonObject execution = api.get(path(id, ""));
      completed += ApiClient.text(execution, "public_state").equals("completed") ? 1 : 0;
      attempts += ApiClient.objects(api.get(path(id, "/attempts")), "attempts").size();
    }
    String sample = inPath(ids.getLast());
    boolean whole = completed == ids.size();
    String result = whole ? api.get(path(ids.getLast(), "/result")).toString() : "none";
    return new DemoOutcome(ids.size(), completed, attempts, took, sample, result);
  }

  private static String path(String id, String what) {
    return "/v1/executions/" + inPath(id) + what;
  }

  /** Without the braces, which shells and URLs do not like. */
  private static String inPath(String id) {
    return id.replace("{", "").replace("}", "");
  }
}
