package dev.weft.domain.name;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.input.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaneTest {

  private static final String LONGEST = "l".repeat(64);

  @Test
  void a_lane_has_1_to_64_printable_characters() {
    assertThat(new Lane("~")).hasToString("~");
    assertThat(new Lane(" a lane, with ~ ")).hasToString(" a lane, with ~ ");
    assertThat(new Lane(LONGEST)).hasToString(LONGEST);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "a\tb", "a\nb", "\u007f", "\u001f", "ä"})
  void anything_else_is_refused(String text) {
    assertThat(refusal(() -> new Lane(text)))
        .isEqualTo(new Problem("lane", text, "1 to 64 printable ASCII characters"));
  }

  @Test
  void sixty_five_characters_are_refused() {
    assertThat(refusal(() -> new Lane(LONGEST + "l")).field()).isEqualTo("lane");
  }

  @Test
  void lanes_sort_by_text() {
    assertThat(new Lane("a")).isLessThan(new Lane("b"));
    assertThat(new Lane("b")).isGreaterThan(new Lane("a"));
    assertThat(new Lane("a")).isEqualByComparingTo(new Lane("a"));
  }

  @Test
  void the_default_lane_is_named_default() {
    assertThat(Lane.DEFAULT).isEqualTo(new Lane("default"));
  }
}
