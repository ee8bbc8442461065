package dev.weft.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

  @Test
  void the_median_of_an_odd_number_is_the_middle_one() {
    var spread = Spread.of(List.of(9.0, 1.0, 4.0));

    assertThat(spread).isEqualTo(new Spread(4.0, 1.0, 9.0));
  }

  @Test
  void the_median_of_an_even_number_lies_between_the_middle_two() {
    var spread = Spread.of(List.of(8.0, 1.0, 4.0, 2.0));

    assertThat(spread).isEqualTo(new Spread(3.0, 1.0, 8.0));
  }

  @Test
  void nothing_has_no_spread() {
    assertThatIllegalArgumentException().isThrownBy(() -> Spread.of(List.of()));
  }
}
