package dev.weft.domain.execution;

import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.TICK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {

  @Test
  void the_defaults_are_three_retries_ten_reclaims_and_no_timeout() {
    assertThat(Limits.DEFAULT).isEqualTo(new Limits(RetryPolicy.DEFAULT, 10, AttemptTimeout.NONE));
    assertThat(Limits.DEFAULT.retry().maxRetries()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1_000_000})
  void reclaims_go_from_none_to_a_million(int reclaims) {
    assertThat(reclaims(reclaims).maxReclaims()).isEqualTo(reclaims);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1_000_001})
  void reclaims_outside_are_refused(int reclaims) {
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> reclaims(reclaims))
        .withMessage("max_reclaims was '" + reclaims + "', expected 0 to 1000000");
  }

  @Test
  void the_two_purses_are_apart() {
    assertThat(Spent.NOTHING.oneMoreRetry().oneMoreRetry().oneMoreReclaim())
        .isEqualTo(new Spent(2, 1));
  }

  @ParameterizedTest
  @CsvSource({"-1,0", "0,-1"})
  void nothing_less_than_nothing_is_spent(int retries, int reclaims) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Spent(retries, reclaims))
        .withMessage("spent " + retries + " retries, " + reclaims + " reclaims");
  }

  @ParameterizedTest
  @CsvSource({"-1,0", "0,0", "7,7", "9000,9000", "9001,9000"})
  void priorities_are_clamped(int asked, int given) {
    assertThat(new Priority(asked).value()).isEqualTo(given);
  }

  @Test
  void priorities_sort_by_number() {
    assertThat(new Priority(9)).isLessThan(new Priority(10));
    assertThat(new Priority(9)).isEqualByComparingTo(new Priority(9));
  }

  @ParameterizedTest
  @CsvSource({
    "TRANSIENT,true",
    "INFRA_CRASH,true",
    "PERMANENT,false",
    "TIMEOUT,false",
    "CANCELLED,false"
  })
  void only_what_another_try_may_heal_is_retried(FailureClass failure, boolean retried) {
    assertThat(failure.mayBeRetried()).isEqualTo(retried);
  }

  @Nested
  class AnAttemptTimeout {

    private static final AttemptTimeout ONE_SECOND = new AttemptTimeout(Duration.ofSeconds(1));

    static List<Duration> allowed() {
      return List.of(Duration.ofMillis(1), Duration.ofDays(365));
    }

    static List<Duration> refused() {
      return List.of(
          Duration.ofMillis(1).minusNanos(1),
          Duration.ZERO,
          Duration.ofSeconds(-1),
          Duration.ofDays(365).plusNanos(1),
          Duration.ofSeconds(Long.MAX_VALUE - 1),
          Duration.ofSeconds(Long.MIN_VALUE));
    }

    @ParameterizedTest
    @MethodSource("allowed")
    void lasts_a_millisecond_to_a_year(Duration limit) {
      assertThat(new AttemptTimeout(limit).isSet()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("refused")
    void is_refused_outside(Duration limit) {
      assertThatExceptionOfType(InvalidInput.class)
          .isThrownBy(() -> new AttemptTimeout(limit))
          .withMessage("attempt_timeout was '" + limit + "', expected 1 ms to 365 days");
    }

    @Test
    void passes_exactly_at_its_end() {
      assertThat(ONE_SECOND.passedAt(NOW, NOW.minusSeconds(1))).isTrue();
      assertThat(ONE_SECOND.passedAt(NOW.minus(TICK), NOW.minusSeconds(1))).isFalse();
    }

    @Test
    void never_passes_when_none_was_given() {
      assertThat(AttemptTimeout.NONE.isSet()).isFalse();
      assertThat(AttemptTimeout.NONE.passedAt(NOW, NOW.minus(Duration.ofDays(9_999)))).isFalse();
    }
  }

  @Nested
  class ADeadline {

    private static final Deadline NOON = new Deadline(NOW);
    private static final Deadline LATER = new Deadline(NOW.plus(TICK));

    @Test
    void passes_exactly_at_its_instant() {
      assertThat(NOON.passedAt(NOW.minus(TICK))).isFalse();
      assertThat(NOON.passedAt(NOW)).isTrue();
      assertThat(Deadline.NEVER.passedAt(NOW)).isFalse();
    }

    @Test
    void is_set_unless_it_is_never() {
      assertThat(NOON.isSet()).isTrue();
      assertThat(Deadline.NEVER.isSet()).isFalse();
    }

    @Test
    void of_a_new_generation_is_the_one_asked_for_else_the_old_one_while_ahead() {
      assertThat(LATER.orAsked(NOON, NOW)).isEqualTo(NOON);
      assertThat(LATER.orAsked(Deadline.NEVER, NOW)).isEqualTo(LATER);
      assertThat(NOON.orAsked(Deadline.NEVER, NOW)).isEqualTo(Deadline.NEVER);
    }
  }

  private static Limits reclaims(int most) {
    return new Limits(RetryPolicy.DEFAULT, most, AttemptTimeout.NONE);
  }
}
