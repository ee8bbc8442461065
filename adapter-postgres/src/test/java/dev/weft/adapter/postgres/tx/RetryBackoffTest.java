package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetryBackoffTest {

  @ParameterizedTest
  @CsvSource({"1, 0, true", "7, 7999, true", "8, 0, false", "1, 8000, false", "1, 8001, false"})
  void eight_tries_begun_within_eight_seconds(int tries, long millis, boolean again) {
    assertThat(RetryBackoff.allowsAfter(tries, Duration.ofMillis(millis))).isEqualTo(again);
  }
}
