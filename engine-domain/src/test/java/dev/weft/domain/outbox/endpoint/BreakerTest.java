package dev.weft.domain.outbox.endpoint;

import static dev.weft.domain.outbox.Messages.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class BreakerTest {

  @Test
  void the_third_failure_in_a_row_opens_it_for_a_minute() {
    Breaker twice = Breaker.HEALTHY.failed(NOW).failed(NOW);

    assertThat(twice).isEqualTo(new Breaker.Closed(2));
    assertThat(twice.keepsAway(NOW)).isFalse();
    assertThat(twice.failed(NOW))
        .isEqualTo(new Breaker.Open(3, Duration.ofSeconds(60), NOW.plusSeconds(60)));
  }

  @Test
  void it_keeps_away_until_its_time_and_not_at_it() {
    Breaker open = new Breaker.Open(3, Duration.ofSeconds(60), NOW);

    assertThat(open.keepsAway(NOW.minusMillis(1))).isTrue();
    assertThat(open.keepsAway(NOW)).isFalse();
  }

  @Test
  void each_failed_probe_doubles_the_wait_up_to_ten_minutes() {
    Breaker breaker = new Breaker.Closed(2).failed(NOW);
    Instant now = NOW;
    for (long seconds : List.of(120, 240, 480, 600, 600)) {
      now = ((Breaker.Open) breaker).until();
      breaker = breaker.failed(now);

      assertThat(((Breaker.Open) breaker).delay()).isEqualTo(Duration.ofSeconds(seconds));
      assertThat(((Breaker.Open) breaker).until()).isEqualTo(now.plusSeconds(seconds));
    }
    assertThat(breaker.failures()).isEqualTo(8);
  }

  @Test
  void a_failure_of_a_request_begun_before_it_opened_changes_nothing() {
    Breaker open = new Breaker.Open(3, Duration.ofSeconds(60), NOW.plusSeconds(60));

    assertThat(open.failed(NOW)).isEqualTo(open);
  }

  @Test
  void an_operator_may_probe_at_once() {
    Breaker open = new Breaker.Open(5, Duration.ofSeconds(240), NOW.plusSeconds(9));
    Breaker halfOpen = new Breaker.Open(5, Duration.ofSeconds(240), NOW.minusSeconds(9));

    assertThat(open.probeFrom(NOW)).isEqualTo(new Breaker.Open(5, Duration.ofSeconds(240), NOW));
    assertThat(halfOpen.probeFrom(NOW)).isEqualTo(halfOpen);
    assertThat(new Breaker.Closed(2).probeFrom(NOW)).isEqualTo(new Breaker.Closed(2));
  }

  @Test
  void a_state_that_cannot_be_is_refused() {
    assertThatThrownBy(() -> new Breaker.Closed(3)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Breaker.Closed(-1)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Breaker.Open(3, Duration.ofSeconds(601), NOW))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Breaker.Open(3, Duration.ofSeconds(-1), NOW))
        .isInstanceOf(InvalidInput.class);
  }
}
