package dev.weft.bootstrap.demo.order;

import dev.weft.application.runtime.WorkerPool;
import dev.weft.bootstrap.demo.ApiClient;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Submits the order, lets a few workers do it and shows every moment of it.
 *
 * <p>A wait that is given up ends with what is done so far; then the outcome has surprises.
 */
public final class OrderDemo {

  private static final Duration LOOK = Duration.ofMillis(125);
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final Duration GRACE = Duration.ofSeconds(5);
  private static final int WORKERS = 6;

  private final ApiClient api;
  private final WebhookReceiver receiver;

  public OrderDemo(ApiClient api, WebhookReceiver receiver) {
    this.api = api;
    this.receiver = receiver;
  }

  /**
   * @param speed how many times faster than people can follow
   */
  public OrderOutcome run(int speed, Consumer<Scene> audience, BooleanSupplier givenUp)
      throws InterruptedException {
    Endpoint endpoint = Endpoint.registered(api, receiver);
    long start = System.nanoTime();
    String flow = ApiClient.text(api.post("/v1/flows", OrderGraph.submission(speed)), "flow_id");
    CountDownLatch over = new CountDownLatch(1);
    WorkerPool pool = WorkerPool.started("demo-worker", WORKERS, new OrderWorker(api, over), GRACE);
    try {
      watch(new SceneReader(api, flow, endpoint), start, audience, givenUp);
    } finally {
      over.countDown();
      pool.close();
    }
    endpoint.close(api);
    return new OutcomeReader(api, flow, endpoint).read(since(start));
  }

  private static void watch(
      SceneReader reader, long start, Consumer<Scene> audience, BooleanSupplier givenUp)
      throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Scene scene = Scene.EMPTY;
    while (!scene.isOver()
        && !givenUp.getAsBoolean()
        && since(start).compareTo(PATIENCE) < 0
        && !never.await(LOOK.toMillis(), TimeUnit.MILLISECONDS)) {
      scene = reader.read(since(start));
      audience.accept(scene);
    }
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
