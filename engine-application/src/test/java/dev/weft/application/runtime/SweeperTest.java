package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.port.in.sweep.SweepReport;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class SweeperTest {

  private static final SweepReport MOVED = new SweepReport(1, 1, 0, 0, 0);

  private final CountDownLatch reaped = new CountDownLatch(3);
  private final CountDownLatch expired = new CountDownLatch(1);

  @Test
  void a_sweep_that_moves_goes_on_at_once_beside_one_that_always_fails() throws Exception {
    Sweeper sweeper =
        Sweeper.started(
            () -> stepped(reaped, MOVED),
            () -> {
              throw new IllegalStateException("this sweep always fails");
            },
            () -> stepped(expired, SweepReport.NOTHING),
            Cadence.every(Duration.ofHours(1)),
            new Random(1));

    assertThat(reaped.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(expired.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(sweeper.health()).hasSize(3).allMatch(LoopHealth::running);
    sweeper.close();
    assertThat(sweeper.health()).noneMatch(LoopHealth::running);
  }

  private static SweepReport stepped(CountDownLatch latch, SweepReport report) {
    latch.countDown();
    return report;
  }
}
