package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.port.in.dispatch.DispatchReport;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class FlowLoopsTest {

  private static final Cadence RARELY = Cadence.every(Duration.ofHours(1));

  private final LocalWorkSignal signal = new LocalWorkSignal();

  @Test
  void dispatch_looks_again_soon_where_a_busy_flow_was_passed_over() throws InterruptedException {
    CountDownLatch looks = new CountDownLatch(3);

    try (FlowLoops loops =
        FlowLoops.dispatching(
            () -> {
              looks.countDown();
              return DispatchReport.NOTHING;
            },
            signal,
            RARELY,
            new Random(1))) {
      assertThat(looks.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(loops.health()).extracting(LoopHealth::name).containsExactly("dispatch");
    }
  }
}
