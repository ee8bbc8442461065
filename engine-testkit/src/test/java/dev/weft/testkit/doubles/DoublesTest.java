package dev.weft.testkit.doubles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.telemetry.Measure;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DoublesTest {

  @Test
  void a_clock_stands_still_until_it_is_moved() {
    MutableClock clock = new MutableClock();

    clock.advance(Duration.ofMillis(5));
    clock.advance(Duration.ofMillis(-2));

    assertThat(clock.instant()).isEqualTo(MutableClock.START.plusMillis(3));
    assertThat(clock.now()).isEqualTo(clock.instant());
  }

  @Test
  void ids_rise_and_can_be_read() {
    SequentialIds ids = new SequentialIds();
    Partition partition = new Partition(7);

    ExecutionId first = ids.execution(partition);
    ExecutionId second = ids.execution(partition);

    assertThat(first).hasToString("{fp:7}:e0000000-0000-7000-8000-000000000001");
    assertThat(second).isGreaterThan(first);
    assertThat(ids.lease()).hasToString("1ea5e000-0000-4000-8000-000000000003");
    assertThat(ids.flow()).hasToString("f0000000-0000-7000-8000-000000000004");
    assertThat(ids.edge()).hasToString("ed000000-0000-7000-8000-000000000005");
  }

  @Test
  void a_fixed_random_draws_its_number_for_ever() {
    FixedRandom random = new FixedRandom(0.375);

    assertThat(random.nextDouble()).isEqualTo(0.375).isEqualTo(random.nextDouble());
  }

  @Test
  void a_signal_remembers_until_it_forgets() {
    RecordingWorkSignal signal = new RecordingWorkSignal();

    signal.raise(Wakeups.ofLanes(Set.of(Lane.DEFAULT)));

    assertThat(signal.raised()).containsExactly(Lane.DEFAULT);
    signal.forget();
    assertThat(signal.raised()).isEmpty();
  }

  @Test
  void telemetry_adds_up() {
    RecordingTelemetry telemetry = new RecordingTelemetry();

    telemetry.counted(Measure.EXECUTIONS_CLAIMED, 2);
    telemetry.counted(Measure.EXECUTIONS_CLAIMED, 3);
    telemetry.took(Measure.EXECUTIONS_CLAIMED, Duration.ofMillis(4));
    telemetry.took(Measure.EXECUTIONS_CLAIMED, Duration.ofMillis(5));

    assertThat(telemetry.count(Measure.EXECUTIONS_CLAIMED)).isEqualTo(5);
    assertThat(telemetry.time(Measure.EXECUTIONS_CLAIMED)).isEqualTo(Duration.ofMillis(9));
    assertThat(telemetry.count(Measure.ATTEMPTS_FAILED)).isZero();
  }
}
