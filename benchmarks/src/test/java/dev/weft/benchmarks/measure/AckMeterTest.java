package dev.weft.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class AckMeterTest {

  @Test
  void a_drain_ends_with_its_last_ack() throws InterruptedException {
    var meter = new AckMeter(3);
    meter.started();
    meter.acked(System.nanoTime(), 2);
    meter.acked(System.nanoTime(), 1);

    var drained = meter.await();

    assertThat(drained.executions()).isEqualTo(3);
    assertThat(drained.acks().count()).isEqualTo(3);
    assertThat(drained.elapsed()).isPositive();
  }

  @Test
  void a_failed_drain_says_why() {
    var meter = new AckMeter(3);
    var cause = new IllegalArgumentException("no such table");
    meter.failed(cause);

    assertThatIllegalStateException().isThrownBy(meter::await).withCause(cause);
  }
}
