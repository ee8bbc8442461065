package dev.weft.domain.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PendingEventTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "2, 4", "5, 32", "6, 60", "7, 60", "1000000, 60"})
  void a_failing_event_rests_twice_as_long_each_time_and_a_minute_at_most(
      int failures, long seconds) {
    PendingEvent event = new PendingEvent(ExecutionId.LOWEST, 0, failures);

    assertThat(event.pause()).isEqualTo(Duration.ofSeconds(seconds));
  }
}
