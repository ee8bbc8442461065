package dev.weft.domain.outbox.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.setting.CallerCap.Action;
import dev.weft.domain.outbox.setting.CallerCap.Answer;
import dev.weft.domain.outbox.setting.CallerCap.Origin;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutboxSettingsTest {

  @Test
  void the_defaults_are_those_of_the_manual() {
    assertThat(OutboxSettings.DEFAULT)
        .isEqualTo(
            new OutboxSettings(
                64,
                times(5, 20, 10, 60),
                Duration.ofDays(7),
                new Recovery(256, Duration.ofSeconds(5)),
                new CallerCap(10_000, Action.REFUSE),
                AbandonedKeyRule.RELEASES));
  }

  @ParameterizedTest
  @CsvSource({
    "5000, 20000, 10000, 30001, true",
    "5000, 20000, 10000, 30000, false",
    "5000, 20000, 10000, 3600000, true",
    "5000, 20000, 10000, 3600001, false",
    "5000, 5000, 10000, 60000, true",
    "5000, 4999, 10000, 60000, false",
    "1, 20000, 1, 60000, true",
    "0, 20000, 10000, 60000, false",
    "5000, 20000, 0, 60000, false"
  })
  void a_lease_outlives_deadline_and_margin(
      long connect, long deadline, long margin, long lease, boolean accepted) {
    assertAccepted(
        accepted,
        () ->
            new ExchangeTimes(
                Duration.ofMillis(connect),
                Duration.ofMillis(deadline),
                Duration.ofMillis(margin),
                Duration.ofMillis(lease)));
  }

  @Test
  void a_request_begins_only_under_a_lease_that_covers_it() {
    Instant now = Instant.EPOCH;

    assertThat(ExchangeTimes.DEFAULT.covered(now.plusMillis(30_001), now)).isTrue();
    assertThat(ExchangeTimes.DEFAULT.covered(now.plusMillis(30_000), now)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, true", "1000, true", "1001, false"})
  void a_claim_batch_has_1_to_1000_rows(int batch, boolean accepted) {
    assertAccepted(accepted, () -> settings(batch, Duration.ofDays(7)));
  }

  @ParameterizedTest
  @CsvSource({"59999, false", "60000, true"})
  void an_age_limit_is_at_least_a_minute(long millis, boolean accepted) {
    assertAccepted(accepted, () -> settings(64, Duration.ofMillis(millis)));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 5000, false",
    "1, 5000, true",
    "10000, 5000, true",
    "10001, 5000, false",
    "1, 4999, false"
  })
  void recovery_is_gentle(int most, long spread, boolean accepted) {
    assertAccepted(accepted, () -> new Recovery(most, Duration.ofMillis(spread)));
  }

  @ParameterizedTest
  @CsvSource({"0, 3, 0", "1, 3, 2500", "2, 3, 5000", "0, 1, 0", "0, 0, 0", "1, 2, 5000"})
  void rows_return_evenly(int index, int rows, long millis) {
    assertThat(Recovery.DEFAULT.waitOf(index, rows)).isEqualTo(Duration.ofMillis(millis));
  }

  @Test
  void callers_over_the_cap_are_refused_or_metered() {
    var refusing = new CallerCap(10, Action.REFUSE);
    var metering = new CallerCap(10, Action.METER);

    assertThat(refusing.decide(Origin.CALLER, 8, 2)).isEqualTo(new Answer.Admitted());
    assertThat(refusing.decide(Origin.CALLER, 9, 2)).isEqualTo(new Answer.Refused(9, 10));
    assertThat(metering.decide(Origin.CALLER, 9, 2)).isEqualTo(new Answer.Metered(9, 10));
  }

  @Test
  void the_engine_is_never_held_back() {
    assertThat(new CallerCap(1, Action.REFUSE).decide(Origin.ENGINE, 9_999, 500))
        .isEqualTo(new Answer.Admitted());
    assertAccepted(false, () -> new CallerCap(0, Action.REFUSE));
  }

  private static OutboxSettings settings(int batch, Duration ageLimit) {
    return new OutboxSettings(
        batch,
        ExchangeTimes.DEFAULT,
        ageLimit,
        Recovery.DEFAULT,
        CallerCap.DEFAULT,
        AbandonedKeyRule.BLOCKS);
  }

  private static ExchangeTimes times(int connect, int deadline, int margin, int lease) {
    return new ExchangeTimes(
        Duration.ofSeconds(connect),
        Duration.ofSeconds(deadline),
        Duration.ofSeconds(margin),
        Duration.ofSeconds(lease));
  }

  private static void assertAccepted(boolean accepted, Runnable making) {
    if (accepted) {
      making.run();
    } else {
      assertThatThrownBy(making::run).isInstanceOf(InvalidInput.class);
    }
  }
}
