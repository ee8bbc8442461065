package dev.weft.testkit.driving;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/** Many virtual threads that start at the same moment. */
public final class Crowd {

  private static final long PATIENCE_SECONDS = 60;

  private Crowd() {}

  /** Sixteen do the same at once; answers what each answered, fails if one failed. */
  public static <T> List<T> ofSixteen(IntFunction<T> act) {
    return of(16, act);
  }

  public static <T> List<T> of(int size, IntFunction<T> act) {
    CountDownLatch start = new CountDownLatch(1);
    List<FutureTask<T>> acts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int me = i;
      FutureTask<T> task =
          new FutureTask<>(
              () -> {
                start.await();
                return act.apply(me);
              });
      acts.add(task);
      Thread.ofVirtual().start(task);
    }
    start.countDown();
    return acts.stream().map(Crowd::answer).toList();
  }

  private static <T> T answer(FutureTask<T> act) {
    try {
      return act.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new AssertionError("one of the crowd failed", e.getCause());
    } catch (TimeoutException e) {
      throw new AssertionError("one of the crowd hangs", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while the crowd was working", e);
    }
  }
}
