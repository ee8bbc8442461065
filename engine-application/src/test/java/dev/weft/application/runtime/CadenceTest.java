package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class CadenceTest {

  private static final Cadence CADENCE =
      new Cadence(Duration.ofMillis(20), Duration.ofMillis(1_000));

  @Test
  void an_idle_loop_waits_twice_as_long_each_time_up_to_the_longest() {
    assertThat(CADENCE.afterIdle(0, 0.0)).isEqualTo(Duration.ofMillis(20));
    assertThat(CADENCE.afterIdle(1, 0.0)).isEqualTo(Duration.ofMillis(40));
    assertThat(CADENCE.afterIdle(5, 0.0)).isEqualTo(Duration.ofMillis(640));
    assertThat(CADENCE.afterIdle(6, 0.0)).isEqualTo(Duration.ofMillis(1_000));
    assertThat(CADENCE.afterIdle(Integer.MAX_VALUE, 0.0)).isEqualTo(Duration.ofMillis(1_000));
  }

  @Test
  void jitter_shortens_a_wait_by_up_to_a_quarter() {
    assertThat(CADENCE.afterIdle(9, 0.5)).isEqualTo(Duration.ofMillis(875));
    assertThat(CADENCE.afterIdle(9, 1.0)).isEqualTo(Duration.ofMillis(750));
  }

  @Test
  void failures_back_off_up_to_five_seconds() {
    assertThat(CADENCE.afterFailure(1, 0.0)).isEqualTo(Duration.ofMillis(100));
    assertThat(CADENCE.afterFailure(2, 0.0)).isEqualTo(Duration.ofMillis(200));
    assertThat(CADENCE.afterFailure(60, 0.0)).isEqualTo(Duration.ofSeconds(5));
  }

  @Test
  void a_steady_pace_is_kept_in_bad_times() {
    Cadence steady = Cadence.every(Duration.ofMillis(300));

    assertThat(steady.afterFailure(1, 0.0)).isEqualTo(Duration.ofMillis(100));
    assertThat(steady.afterFailure(60, 0.0)).isEqualTo(Duration.ofMillis(300));
  }

  @Test
  void a_cadence_rises_and_never_spins() {
    assertThatThrownBy(() -> Cadence.every(Duration.ZERO)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Cadence(Duration.ofSeconds(2), Duration.ofSeconds(1)))
        .isInstanceOf(InvalidInput.class);
  }
}
