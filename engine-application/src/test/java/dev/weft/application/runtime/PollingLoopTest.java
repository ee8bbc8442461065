package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.PollingLoop.Ticked;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class PollingLoopTest {

  private static final Cadence HOURLY = Cadence.every(Duration.ofHours(1));
  private static final Cadence OFTEN = Cadence.every(Duration.ofMillis(1));
  private static final int SUCCEEDED = 2;
  private static final int INTERRUPTED = 3;

  private final Bell bell = new Bell();
  private final BlockingQueue<Integer> ticks = new LinkedBlockingQueue<>();
  private final AtomicInteger begun = new AtomicInteger();

  private PollingLoop started(PollingLoop.Tick tick, Cadence cadence) {
    return PollingLoop.started("test", tick, cadence, bell, new Random(1));
  }

  private Ticked ticked(Ticked answer) {
    ticks.add(1);
    return answer;
  }

  private void awaitTick() throws InterruptedException {
    assertThat(ticks.poll(10, TimeUnit.SECONDS)).isEqualTo(1);
  }

  @Test
  void any_throwable_is_survived_and_counted_until_the_next_success() throws Exception {
    CountDownLatch healthy = new CountDownLatch(1);
    try (PollingLoop loop = started(() -> failing(healthy), OFTEN)) {
      awaitTick();
      awaitTick();
      assertThat(loop.health().failures()).isPositive();
      assertThat(loop.health().running()).isTrue();

      healthy.countDown();
      awaitSuccess();
      assertThat(loop.health().failures()).isZero();
    }
  }

  private Ticked failing(CountDownLatch healthy) {
    if (healthy.getCount() > 0) {
      ticks.add(1);
      throw new StackOverflowError("this step fails");
    }
    ticks.add(SUCCEEDED);
    return Ticked.IDLE;
  }

  /** A step is counted after it returned: the second one to begin tells that the first was. */
  private void awaitSuccess() throws InterruptedException {
    for (int succeeded = 0; succeeded < 2; ) {
      Integer tick = ticks.poll(10, TimeUnit.SECONDS);
      assertThat(tick).isNotNull();
      succeeded += tick == SUCCEEDED ? 1 : 0;
    }
  }

  @Test
  void a_step_with_more_to_do_is_repeated_at_once() throws Exception {
    try (PollingLoop loop = started(this::moreOnce, HOURLY)) {
      awaitTick();
      awaitTick();
      assertThat(loop.health().failures()).isZero();
    }
  }

  private Ticked moreOnce() {
    return ticked(begun.getAndIncrement() == 0 ? Ticked.MORE : Ticked.IDLE);
  }

  @Test
  void the_bell_ends_a_wait_even_when_it_rings_during_the_step() throws Exception {
    try (PollingLoop loop = started(this::ringsOnce, HOURLY)) {
      awaitTick();
      awaitTick();
      assertThat(loop.health().name()).isEqualTo("test");
    }
  }

  private Ticked ringsOnce() {
    if (bell.rung() == 0) {
      bell.ring();
    }
    return ticked(Ticked.IDLE);
  }

  @Test
  void closing_ends_a_wait_at_once_and_the_thread_with_it() throws Exception {
    PollingLoop loop = started(() -> ticked(Ticked.IDLE), HOURLY);
    awaitTick();

    loop.close();

    assertThat(loop.health().running()).isFalse();
  }

  @Test
  void closing_lets_a_step_finish_and_interrupts_one_that_does_not() throws Exception {
    PollingLoop loop = started(this::hangs, HOURLY);
    awaitTick();

    loop.close(Duration.ofMillis(100));

    assertThat(ticks.poll(10, TimeUnit.SECONDS)).isEqualTo(INTERRUPTED);
    loop.close();
    assertThat(loop.health().running()).isFalse();
  }

  private Ticked hangs() throws InterruptedException {
    ticks.add(1);
    try {
      new CountDownLatch(1).await();
    } finally {
      ticks.add(INTERRUPTED);
    }
    return Ticked.IDLE;
  }
}
