package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class SenderThreadsTest {

  private final SenderThreads threads = new SenderThreads();
  private final CountDownLatch never = new CountDownLatch(1);

  @AfterEach
  void close() {
    threads.close();
  }

  @Test
  void the_timer_rings_while_every_lookup_hangs_and_more_lookups_are_refused()
      throws InterruptedException, ExecutionException, TimeoutException {
    for (int i = 0; i < 16; i++) {
      threads.lookups().execute(this::hang);
    }

    assertThatThrownBy(() -> threads.lookups().execute(this::hang))
        .isInstanceOf(RejectedExecutionException.class);
    assertThat(
            threads
                .timer()
                .schedule(() -> Thread.currentThread().getName(), 1, TimeUnit.MILLISECONDS)
                .get(10, TimeUnit.SECONDS))
        .isEqualTo("weft-outbox-timer");
  }

  @Test
  void a_cancelled_alarm_leaves_nothing_behind() {
    Future<?> alarm = threads.timer().schedule(this::hang, 1, TimeUnit.HOURS);

    alarm.cancel(false);

    assertThat(((ScheduledThreadPoolExecutor) threads.timer()).getQueue()).isEmpty();
  }

  @Test
  void closing_ends_what_hangs() throws InterruptedException {
    threads.lookups().execute(this::hang);

    threads.close();

    assertThat(threads.lookups().awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    assertThat(threads.timer().isShutdown()).isTrue();
  }

  private void hang() {
    try {
      never.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
