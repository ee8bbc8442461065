package dev.weft.testkit.driving;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/**
 * Many virtual threads that start at the same moment.
 *
 * <p>The first that fails ends them all, and its failure is told: the others may be waiting for
 * what it can no longer do. Nobody is left running.
 */
public final class Crowd {

  private static final long PATIENCE_SECONDS = 60;

  private Crowd() {}

  /** Sixteen do the same at once; answers what each answered, fails if one failed. */
  public static <T> List<T> ofSixteen(IntFunction<T> act) {
    return of(16, act);
  }

  public static <T> List<T> of(int size, IntFunction<T> act) {
    CountDownLatch start = new CountDownLatch(1);
    ExecutorCompletionService<T> crowd =
        new ExecutorCompletionService<>(work -> Thread.ofVirtual().start(work));
    List<Future<T>> acts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int me = i;
      acts.add(
          crowd.submit(
              () -> {
                start.await();
                return act.apply(me);
              }));
    }
    start.countDown();
    try {
      awaitAll(crowd, size);
      return acts.stream().map(Future::resultNow).toList();
    } finally {
      acts.forEach(task -> task.cancel(true));
    }
  }

  private static <T> void awaitAll(ExecutorCompletionService<T> crowd, int size) {
    try {
      for (int i = 0; i < size; i++) {
        Future<T> done = crowd.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (done == null) {
          throw new AssertionError("one of the crowd hangs");
        }
        done.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("one of the crowd failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while the crowd was working", e);
    }
  }
}
