package dev.weft.domain.outbox.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class StrideTest {

  private static Duration millis(long count) {
    return Duration.ofMillis(count);
  }

  @Test
  void begins_with_one_request() {
    assertThat(Stride.FIRST.requests()).isEqualTo(1);
  }

  @Test
  void grows_fourfold_while_answers_come_fast() {
    assertThat(Stride.FIRST.after(1, millis(1))).isEqualTo(new Stride(4));
    assertThat(new Stride(4).after(4, millis(4))).isEqualTo(new Stride(16));
    assertThat(new Stride(16).after(3, millis(1))).isEqualTo(new Stride(64));
  }

  @Test
  void never_takes_more_than_a_tenth_of_a_second_lets_through() {
    assertThat(new Stride(16).after(16, millis(320))).isEqualTo(new Stride(5));
    assertThat(new Stride(64).after(1, millis(50))).isEqualTo(new Stride(2));
    assertThat(new Stride(64).after(1, millis(100))).isEqualTo(Stride.FIRST);
    assertThat(new Stride(64).after(1, millis(20_000))).isEqualTo(Stride.FIRST);
  }

  @Test
  void has_a_bound_even_where_no_time_passes() {
    assertThat(new Stride(1_000).after(1_000, Duration.ZERO)).isEqualTo(new Stride(1_000));
    assertThatThrownBy(() -> new Stride(1_001)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new Stride(0)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_run_turns_to_further_rows_for_a_tenth_of_a_second() {
    assertThat(Stride.goesOn(Duration.ZERO)).isTrue();
    assertThat(Stride.goesOn(millis(99))).isTrue();
    assertThat(Stride.goesOn(millis(100))).isFalse();
  }
}
