package dev.weft.bootstrap.embedded;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.domain.json.JsonObject;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One submitter and a few workers that call an API and ask again when it is unavailable.
 *
 * <p>Any answer that is neither a success nor says that the store is away is a surprise.
 */
final class Load implements AutoCloseable {

  private static final int WORKERS = 3;
  private static final int BATCH = 20;
  private static final Set<String> NO_LEASE = Set.of("lease_lost", "stream_closed");
  private static final String WISH =
      "{\"lane\":\"load\",\"worker_id\":\"w\",\"worker_instance_id\":\"i\",\"max\":5,"
          + "\"lease_ms\":1000,\"wait_ms\":100}";

  private final ExecutorService threads = Executors.newFixedThreadPool(WORKERS + 1);
  private final AtomicBoolean over = new AtomicBoolean();
  private final Semaphore submitted = new Semaphore(0);
  private final Semaphore completed = new Semaphore(0);
  private final Queue<String> surprises = new ConcurrentLinkedQueue<>();
  private final Api api;
  private final Scribe scribe;

  private Load(Api api) {
    this.api = api;
    this.scribe = Scribe.over(api);
  }

  static Load started(Api api, int executions) {
    Load load = new Load(api);
    load.threads.execute(() -> load.submit(executions));
    for (int i = 0; i < WORKERS; i++) {
      load.threads.execute(load::work);
    }
    return load;
  }

  private void submit(int executions) {
    for (int number = 0; number < executions; number += BATCH) {
      String batch = batch(number);
      while (!over.get() && !succeeds(api.post("/v1/executions:batch", batch))) {
        Thread.onSpinWait();
      }
    }
    submitted.release();
  }

  private static String batch(int from) {
    return IntStream.range(from, from + BATCH)
        .mapToObj(i -> "{\"kind\":\"work\",\"lane\":\"load\",\"idempotency_key\":\"k" + i + "\"}")
        .collect(Collectors.joining(",", "{\"executions\":[", "]}"));
  }

  private void work() {
    while (!over.get()) {
      Answer claimed = api.post("/v1/claims", WISH);
      if (succeeds(claimed)) {
        claimed.texts("claims", "handle").stream().filter(this::writes).forEach(this::complete);
      }
    }
  }

  /** Asks again until somebody answers; a lease that passed meanwhile is no surprise. */
  private boolean writes(String handle) {
    Answer answer = scribe.write(handle);
    while (isAway(answer) && !over.get()) {
      answer = scribe.write(handle);
    }
    return !NO_LEASE.contains(answer.text("code")) && succeeds(answer);
  }

  private void complete(String handle) {
    Answer answer =
        api.post("/v1/leases/complete", "{\"items\":[{\"handle\":\"" + handle + "\"}]}");
    if (succeeds(answer)) {
      completed.release(
          (int) answer.texts("items", "status").stream().filter("completed"::equals).count());
    }
  }

  private boolean succeeds(Answer answer) {
    boolean success = answer.status() / 100 == 2;
    if (!success && !isAway(answer)) {
      surprises.add(answer.status() + " " + answer.body());
    }
    return success;
  }

  private static boolean isAway(Answer answer) {
    return answer.status() == 503 || answer.text("code").equals("contention");
  }

  void awaitCompleted(int more) throws InterruptedException {
    if (!completed.tryAcquire(more, 60, TimeUnit.SECONDS)) {
      throw new AssertionError("the work stands still: " + surprises);
    }
  }

  /** Everything is submitted, and nothing waits, is delayed or runs any more. */
  void awaitEnd() throws InterruptedException {
    submitted.acquire();
    List<JsonObject> open;
    do {
      Answer listed = api.get("/v1/executions?limit=1&state=waiting&state=delayed&state=active");
      open = succeeds(listed) ? listed.each("executions") : List.of(JsonObject.EMPTY);
    } while (!open.isEmpty());
  }

  Scribe scribe() {
    return scribe;
  }

  List<String> surprises() {
    return List.copyOf(surprises);
  }

  @Override
  public void close() {
    over.set(true);
    threads.close();
  }
}
