package dev.weft.domain.retry;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.input.Problem;
import dev.weft.domain.retry.RetryDecision.GiveUp;
import dev.weft.domain.retry.RetryDecision.RetryAfter;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryPolicyTest {

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration YEAR = Duration.ofDays(365);

  @Nested
  class TheDefault {

    @ParameterizedTest
    @CsvSource({"0, 1000", "1, 2000", "2, 4000"})
    void doubles_from_one_second(int used, long millis) {
      assertThat(RetryPolicy.DEFAULT.next(used, 0.999)).isEqualTo(after(millis));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void gives_up_after_three_retries(int used) {
      assertThat(RetryPolicy.DEFAULT.next(used, 0)).isEqualTo(new GiveUp());
    }

    @Test
    void is_three_retries_doubling_from_a_second_to_a_minute_without_jitter() {
      assertThat(RetryPolicy.DEFAULT)
          .isEqualTo(new RetryPolicy(3, SECOND, 2.0, Duration.ofSeconds(60), 0.0));
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 32000", "6, 60000", "7, 60000", "999999, 60000"})
  void a_wait_never_grows_over_the_cap(int used, long millis) {
    RetryPolicy patient = new RetryPolicy(1_000_000, SECOND, 2.0, Duration.ofSeconds(60), 0.0);

    assertThat(patient.next(used, 0)).isEqualTo(after(millis));
  }

  @ParameterizedTest
  @CsvSource({"0.0, 1000", "0.5, 1250", "0.999, 1499"})
  void jitter_lengthens_by_its_drawn_share(double u, long millis) {
    RetryPolicy jittery = new RetryPolicy(3, SECOND, 2.0, Duration.ofSeconds(60), 0.5);

    assertThat(jittery.next(0, u)).isEqualTo(after(millis));
  }

  @Test
  void jitter_stays_within_its_bounds_and_never_shortens() {
    SplittableRandom random = new SplittableRandom(19);
    RetryPolicy jittery = new RetryPolicy(10, SECOND, 2.0, Duration.ofSeconds(60), 1.0);

    for (int round = 0; round < 10_000; round++) {
      int used = random.nextInt(10);
      long base = Math.min(1_000L << used, 60_000);

      RetryDecision decision = jittery.next(used, random.nextDouble());

      assertThat(decision).isInstanceOf(RetryAfter.class);
      assertThat(((RetryAfter) decision).delay())
          .isBetween(Duration.ofMillis(base), Duration.ofMillis(2 * base - 1));
    }
  }

  @Test
  void a_fixed_policy_waits_the_same_every_time() {
    RetryPolicy fixed = RetryPolicy.fixed(2, Duration.ofMillis(250));

    assertThat(fixed.next(0, 0.9)).isEqualTo(after(250));
    assertThat(fixed.next(1, 0.9)).isEqualTo(after(250));
    assertThat(fixed.next(2, 0.9)).isEqualTo(new GiveUp());
  }

  @Test
  void never_means_the_first_failure_is_the_last() {
    assertThat(RetryPolicy.NEVER.next(0, 0)).isEqualTo(new GiveUp());
  }

  @Nested
  class AtTheLimits {

    @Test
    void the_extremes_are_accepted() {
      assertThat(new RetryPolicy(0, Duration.ZERO, 1.0, Duration.ZERO, 0.0).maxRetries()).isZero();
      assertThat(new RetryPolicy(1_000_000, YEAR, 1_000.0, YEAR, 1.0).next(999_999, 0.0))
          .isEqualTo(new RetryAfter(YEAR));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1_000_001})
    void retries_beyond_them_are_refused(int retries) {
      assertThat(refusal(() -> RetryPolicy.fixed(retries, SECOND)))
          .isEqualTo(new Problem("max_retries", "" + retries, "0 to 1000000"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT-0.001S", "PT8760H0.001S"})
    void waits_beyond_them_are_refused(Duration wait) {
      String expected = "a duration from 0 to 365 days";

      assertThat(refusal(() -> new RetryPolicy(1, wait, 1.0, SECOND, 0.0)))
          .isEqualTo(new Problem("initial", wait.toString(), expected));
      assertThat(refusal(() -> new RetryPolicy(1, SECOND, 1.0, wait, 0.0)))
          .isEqualTo(new Problem("cap", wait.toString(), expected));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.999, 1_000.001, Double.NaN})
    void multipliers_beyond_them_are_refused(double multiplier) {
      assertThat(refusal(() -> new RetryPolicy(1, SECOND, multiplier, SECOND, 0.0)))
          .isEqualTo(new Problem("multiplier", "" + multiplier, "1 to 1000"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.001, 1.001, Double.NaN})
    void jitters_beyond_them_are_refused(double jitter) {
      assertThat(refusal(() -> new RetryPolicy(1, SECOND, 1.0, SECOND, jitter)))
          .isEqualTo(new Problem("jitter", "" + jitter, "0 to 1"));
    }
  }

  private static RetryAfter after(long millis) {
    return new RetryAfter(Duration.ofMillis(millis));
  }
}
