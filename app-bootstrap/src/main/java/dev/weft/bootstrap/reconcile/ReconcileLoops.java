package dev.weft.bootstrap.reconcile;

import dev.weft.application.runtime.WorkerPool;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Repeats every reconciler, each in a loop of its own.
 *
 * <p>A tick that moved something is followed by the next at once, so a backlog drains without
 * waiting. Closing ends the waits and lets ticks under way finish.
 */
public final class ReconcileLoops implements AutoCloseable {

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final CountDownLatch closed = new CountDownLatch(1);
  private final List<WorkerPool> loops;

  private ReconcileLoops(Reconcilers reconcilers, Duration interval) {
    this.loops =
        reconcilers.all().stream()
            .map(
                each ->
                    WorkerPool.started("weft-" + each.name(), 1, () -> step(each, interval), GRACE))
            .toList();
  }

  public static ReconcileLoops started(Reconcilers reconcilers, Duration interval) {
    return new ReconcileLoops(reconcilers, interval);
  }

  private void step(Reconciler reconciler, Duration interval) {
    if (reconciler.tick().get().moved() == 0) {
      await(interval);
    }
  }

  private void await(Duration interval) {
    try {
      closed.await(interval.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    loops.forEach(WorkerPool::close);
  }
}
