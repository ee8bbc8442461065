package dev.weft.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineWatchTest {

  @Test
  void no_sleeper_wakes_early_and_no_more_is_stolen_than_there_is() throws Exception {
    var found = MachineWatch.start().stop();

    assertThat(found.wakeP99()).isPositive().isLessThanOrEqualTo(found.wakeWorst());
    assertThat(found.stolen()).isBetween(0.0, 1.0);
  }
}
