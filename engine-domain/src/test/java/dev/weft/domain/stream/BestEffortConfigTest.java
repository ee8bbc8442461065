package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BestEffortConfigTest {

  @Test
  void the_defaults_are_those_of_the_documentation() {
    assertThat(BestEffortConfig.DEFAULT)
        .isEqualTo(new BestEffortConfig(Duration.ofSeconds(30), 64, 16_384, 0.2));
  }

  @ParameterizedTest
  @CsvSource({
    "PT0.001S, 1, 1, 1.0",
    "P365D, 64, 64, 0.0000001",
    "PT30S, 64, 2147483647, 0.2",
  })
  void the_ends_of_every_range_are_accepted(Duration ttl, int floor, int ceiling, double alpha) {
    assertThat(new BestEffortConfig(ttl, floor, ceiling, alpha).ttl()).isEqualTo(ttl);
  }

  @ParameterizedTest
  @CsvSource({
    "ttl, PT0S, 64, 128, 0.2",
    "ttl, PT0.000999999S, 64, 128, 0.2",
    "ttl, PT-1S, 64, 128, 0.2",
    "ttl, PT8760H0.001S, 64, 128, 0.2",
    "floor, PT1S, 0, 128, 0.2",
    "ceiling, PT1S, 64, 63, 0.2",
    "alpha, PT1S, 64, 128, 0",
    "alpha, PT1S, 64, 128, -0.1",
    "alpha, PT1S, 64, 128, 1.0000001",
    "alpha, PT1S, 64, 128, NaN",
  })
  void what_lies_outside_is_refused_by_name(
      String field, Duration ttl, int floor, int ceiling, double alpha) {
    assertThatThrownBy(() -> new BestEffortConfig(ttl, floor, ceiling, alpha))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith(field + " was");
  }
}
