package dev.weft.domain.outbox.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LadderTest {

  @ParameterizedTest
  @CsvSource({
    "-2147483648, 60000",
    "-1, 60000",
    "0, 60000",
    "1, 120000",
    "2, 240000",
    "3, 480000",
    "4, 960000",
    "5, 1920000",
    "6, 1920000",
    "2147483647, 1920000"
  })
  void the_default_doubles_from_a_minute_to_32(int step, long millis) {
    assertThat(Ladder.DEFAULT.at(step)).isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @CsvSource({
    "0, PT5S",
    "1, PT30S",
    "2, PT2M",
    "3, PT10M",
    "4, PT30M",
    "5, PT2H",
    "6, PT6H",
    "7, PT12H",
    "8, PT12H",
    "1000, PT12H"
  })
  void the_webhook_preset_begins_with_five_seconds(int retries, Duration delay) {
    assertThat(Ladder.WEBHOOK.afterFailure(retries)).isEqualTo(delay);
  }

  @ParameterizedTest
  @CsvSource({"0, 120000", "1, 240000", "4, 1920000", "5, 1920000"})
  void a_failure_uses_the_step_after_the_retries_spent(int retries, long millis) {
    assertThat(Ladder.DEFAULT.afterFailure(retries)).isEqualTo(Duration.ofMillis(millis));
  }

  @Test
  void a_ladder_has_1_to_32_waits_above_zero_and_up_to_a_week() {
    assertThat(Ladder.of(Collections.nCopies(32, Duration.ofDays(7))).waits()).hasSize(32);
    assertThat(Ladder.of(List.of(Duration.ofMillis(1))).at(9)).isEqualTo(Duration.ofMillis(1));
    assertRefused(List.of());
    assertRefused(Collections.nCopies(33, Duration.ofSeconds(1)));
    assertRefused(List.of(Duration.ZERO));
    assertRefused(List.of(Duration.ofMillis(-1)));
    assertRefused(List.of(Duration.ofDays(7).plusMillis(1)));
    assertThatThrownBy(() -> new Ladder(-1, List.of(Duration.ofSeconds(1))))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Ladder(2, List.of(Duration.ofSeconds(1))))
        .isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 60000", "0.5, 67500", "0.9999999999999999, 74999"})
  void jitter_adds_less_than_a_quarter(double drawn, long millis) {
    assertThat(new Jitter(drawn).lengthen(Duration.ofMinutes(1)))
        .isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.001, 1, 2, Double.NaN})
  void a_draw_outside_its_range_is_refused(double drawn) {
    assertThatThrownBy(() -> new Jitter(drawn)).isInstanceOf(InvalidInput.class);
  }

  private static void assertRefused(List<Duration> waits) {
    assertThatThrownBy(() -> Ladder.of(waits)).isInstanceOf(InvalidInput.class);
  }
}
