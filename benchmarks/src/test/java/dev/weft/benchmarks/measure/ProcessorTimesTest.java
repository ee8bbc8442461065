package dev.weft.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessorTimesTest {

  @Test
  void stolen_time_is_the_eighth_number_and_guests_count_once() {
    var lines = List.of("cpu  100 1 50 800 9 2 3 35 7 1", "cpu0 50 0 25 400 4 1 1 17 3 0");

    assertThat(ProcessorTimes.of(lines)).isEqualTo(new ProcessorTimes(1_000, 35));
  }

  @Test
  void the_share_is_of_the_time_in_between() {
    var before = new ProcessorTimes(1_000, 35);

    assertThat(new ProcessorTimes(1_400, 65).stolenSince(before)).isEqualTo(0.075);
    assertThat(before.stolenSince(before)).isZero();
  }

  @Test
  void a_system_that_does_not_tell_stole_nothing() {
    assertThat(ProcessorTimes.of(List.of("cpu 1 2 3", "intr 5")))
        .isEqualTo(new ProcessorTimes(0, 0));
  }
}
