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
  void the_first_fifth_is_not_timed_where_connections_are_new() throws InterruptedException {
    var meter = AckMeter.pastTheStart(1_000);
    meter.started();
    meter.acked(System.nanoTime(), 100);
    meter.acked(System.nanoTime(), 200);
    meter.acked(System.nanoTime(), 700);

    var drained = meter.await();

    assertThat(drained.executions()).isEqualTo(1_000);
    assertThat(drained.timed()).isEqualTo(700);
    assertThat(drained.acks().count()).isEqualTo(700);
  }

  @Test
  void a_drain_that_few_answers_end_is_timed_whole() throws InterruptedException {
    var meter = AckMeter.pastTheStart(80);
    meter.started();
    meter.acked(System.nanoTime(), 40);
    meter.acked(System.nanoTime(), 40);

    assertThat(meter.await().timed()).isEqualTo(80);
  }

  @Test
  void a_drain_of_one_batch_is_timed_from_its_start() throws InterruptedException {
    var meter = AckMeter.pastTheStart(1_000);
    meter.started();
    meter.acked(System.nanoTime(), 1_000);

    var drained = meter.await();

    assertThat(drained.timed()).isEqualTo(1_000);
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
