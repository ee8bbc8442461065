package dev.weft.application.runtime;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The moment the process is asked to end (SIGTERM, SIGINT), as something to wait for.
 *
 * <p>The process stays alive until this is closed, at most for the grace: whoever awaited it stops
 * things in order and closes it last.
 */
public final class StopRequest implements AutoCloseable {

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);

  public StopRequest(Duration grace) {
    Runtime.getRuntime()
        .addShutdownHook(Thread.ofPlatform().name("weft-stop").unstarted(() -> hold(grace)));
  }

  private void hold(Duration grace) {
    asked.countDown();
    try {
      stopped.await(grace.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }

  public void await() throws InterruptedException {
    asked.await();
  }

  /** Whether the process is being asked to end right now. */
  public boolean isAsked() {
    return asked.getCount() == 0;
  }

  @Override
  public void close() {
    stopped.countDown();
  }
}
