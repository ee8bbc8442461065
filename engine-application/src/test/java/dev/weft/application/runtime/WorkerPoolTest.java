package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WorkerPoolTest {

  private static final Duration GRACE = Duration.ofSeconds(5);

  @Test
  void every_worker_has_a_name_and_repeats_the_step() throws InterruptedException {
    Set<String> names = ConcurrentHashMap.newKeySet();
    CountDownLatch steps = new CountDownLatch(20);

    try (WorkerPool pool = WorkerPool.started("demo", 2, () -> seen(names, steps), GRACE)) {
      assertThat(pool).isNotNull();
      assertThat(steps.await(10, TimeUnit.SECONDS)).isTrue();
    }

    assertThat(names).isNotEmpty().isSubsetOf("demo-0", "demo-1");
  }

  @Test
  void a_failing_step_is_repeated() throws InterruptedException {
    CountDownLatch steps = new CountDownLatch(2);

    try (WorkerPool pool = WorkerPool.started("demo", 1, () -> failed(steps), GRACE)) {
      assertThat(pool).isNotNull();
      assertThat(steps.await(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void closing_interrupts_a_step_that_does_not_end() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    WorkerPool pool =
        WorkerPool.started("demo", 1, () -> hangs(begun, interrupted), Duration.ofMillis(10));
    begun.await();

    pool.close();

    assertThat(interrupted.await(10, TimeUnit.SECONDS)).isTrue();
  }

  private static void seen(Set<String> names, CountDownLatch steps) {
    names.add(Thread.currentThread().getName());
    steps.countDown();
  }

  private static void failed(CountDownLatch steps) {
    steps.countDown();
    throw new IllegalStateException("this step always fails");
  }

  private static void hangs(CountDownLatch begun, CountDownLatch interrupted) {
    begun.countDown();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException stopped) {
      interrupted.countDown();
      Thread.currentThread().interrupt();
    }
  }
}
