package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrameIdTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"1-0", "1700000000000-12", "9223372036854775807-9223372036854775807", "10-10"})
  void the_text_form_parses_back(String text) {
    assertThat(FrameId.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "0-0",
        "0-1",
        "1",
        "1-",
        "-1",
        "-1-0",
        "1--1",
        "+1-0",
        "01-0",
        "1-00",
        "1-0 ",
        " 1-0",
        "1-0-0",
        "a-b",
        "１-0",
        "9223372036854775808-0",
        "1-9223372036854775808",
        "1-0\n"
      })
  void a_malformed_text_is_refused(String text) {
    assertThatThrownBy(() -> FrameId.parse(text))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("frame_id");
  }

  @Test
  void the_zero_id_is_never_a_frame() {
    assertThatThrownBy(() -> new FrameId(0, 0)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new FrameId(1, -1)).isInstanceOf(InvalidInput.class);
    assertThat(new FrameId(1, 0)).hasToString("1-0");
  }

  @Test
  void ids_are_ordered_by_number_not_by_text() {
    FrameId first = new FrameId(9, 10);
    FrameId second = new FrameId(10, 2);
    FrameId third = new FrameId(10, 10);

    assertThat(List.of(third, first, second).stream().sorted())
        .containsExactly(first, second, third);
  }

  @Test
  void an_id_is_at_its_position() {
    assertThat(new FrameId(7, 3).position()).isEqualTo(new StreamPosition(7, 3)).hasToString("7-3");
  }

  @Test
  void positions_are_ordered_and_never_negative() {
    StreamPosition middle = new StreamPosition(5, 5);

    assertThat(StreamPosition.BEGINNING.isBefore(middle)).isTrue();
    assertThat(middle.isBefore(middle)).isFalse();
    assertThat(StreamPosition.LAST.isBefore(middle)).isFalse();
    assertThatThrownBy(() -> new StreamPosition(-1, 0)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new StreamPosition(0, -1)).isInstanceOf(InvalidInput.class);
  }
}
