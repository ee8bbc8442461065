package dev.weft.domain.stream.trim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.stream.BestEffortConfig;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrimPolicyTest {

  private static final BestEffortConfig CONFIG =
      new BestEffortConfig(Duration.ofMillis(500), 10, 1_000, 0.2);

  @ParameterizedTest
  @CsvSource({
    "0, 10",
    "8, 10",
    "10, 10",
    "10.0001, 12",
    "12, 12",
    "12.5, 14",
    "998, 998",
    "1000, 1000",
    "1001, 1000",
    "1e300, 1000",
    "Infinity, 1000",
  })
  void twice_the_ttl_is_kept_between_floor_and_ceiling(double perSecond, int keep) {
    assertThat(TrimPolicy.keep(perSecond, CONFIG)).isEqualTo(keep);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 64, 0",
    "64, 64, 0",
    "80, 64, 0",
    "81, 64, 17",
    "144, 128, 0",
    "145, 128, 17",
    "153, 136, 0",
    "154, 136, 18",
    "155, 136, 19",
    "18432, 16384, 0",
    "18433, 16384, 1000",
    "17, 1, 0",
    "18, 1, 17",
    "1064, 64, 1000",
    "1065, 64, 1000",
    "1063, 64, 999",
    "9223372036854775807, 2147483647, 1000",
    "2147483647, 2147483647, 0",
  })
  void frames_go_in_bulk_once_the_slack_is_used_up(long retained, int keep, int surplus) {
    assertThat(TrimPolicy.surplus(retained, keep)).isEqualTo(surplus);
  }
}
