package dev.weft.bootstrap.demo;

import dev.weft.application.runtime.WorkerPool;
import dev.weft.port.out.json.JsonCodec;
import java.net.URI;
import java.time.Duration;

/** Built-in workers that count primes in the lane of the demo, over HTTP like any others. */
public final class DemoWorkers implements AutoCloseable {

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final ApiClient api;
  private final WorkerPool pool;
  private final int size;

  private DemoWorkers(ApiClient api, int size) {
    this.api = api;
    this.size = size;
    this.pool =
        WorkerPool.started("demo-worker", size, new PrimeWorker(api, completed -> {}), GRACE);
  }

  public static DemoWorkers started(URI address, JsonCodec codec, int size) {
    return new DemoWorkers(new ApiClient(address, codec), size);
  }

  public int size() {
    return size;
  }

  @Override
  public void close() {
    pool.close();
    api.close();
  }
}
