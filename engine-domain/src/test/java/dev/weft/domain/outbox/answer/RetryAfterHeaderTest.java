package dev.weft.domain.outbox.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterHeaderTest {

  private static final String DATE = "Sun, 01 Mar 2026 12:00:00 GMT";

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "' 55 ', 55",
    "00000000000055, 55",
    "86399, 86399",
    "86400, 86400",
    "86401, 86400",
    "999999999, 86400",
    "1000000000, 86400",
    "99999999999999999999, 86400"
  })
  void seconds_are_kept_as_asked_up_to_a_day(String header, long seconds) {
    assertThat(RetryAfterHeader.read(header, "")).isEqualTo(after(seconds));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sun, 01 Mar 2026 12:00:30 GMT | 30",
        "Sunday, 01-Mar-26 12:00:30 GMT | 30",
        "Sun Mar  1 12:00:30 2026 | 30",
        "Sun, 01 Mar 2026 12:00:00 GMT | 0",
        "Mon, 02 Mar 2026 12:00:00 GMT | 86400",
        "Fri, 06 Mar 2026 12:00:00 GMT | 86400"
      })
  void a_date_is_measured_against_the_date_of_the_answer(String header, long seconds) {
    assertThat(RetryAfterHeader.read(header, DATE)).isEqualTo(after(seconds));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-1",
        "1.5",
        "+3",
        "soon",
        "5 s",
        "Sun, 01 Mar 2026 11:59:59 GMT",
        "Sun, 01 Mar 2026 12:00:30 CET",
        "2026-03-01T12:00:30Z"
      })
  void negative_or_unreadable_says_nothing(String header) {
    assertThat(RetryAfterHeader.read(header, DATE)).isEqualTo(RetryHint.NONE);
  }

  @Test
  void a_date_without_a_date_to_measure_against_says_nothing() {
    assertThat(RetryAfterHeader.read(DATE, "")).isEqualTo(RetryHint.NONE);
    assertThat(RetryAfterHeader.read(DATE, "yesterday")).isEqualTo(RetryHint.NONE);
  }

  private static RetryHint after(long seconds) {
    return RetryHint.after(Duration.ofSeconds(seconds));
  }
}
