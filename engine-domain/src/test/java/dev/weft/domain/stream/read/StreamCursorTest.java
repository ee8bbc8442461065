package dev.weft.domain.stream.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class StreamCursorTest {

  private static final String MAX = "9223372036854775807";

  @ParameterizedTest
  @CsvSource({
    "start, 0-0, 0-0",
    "end, 9223372036854775807-9223372036854775807, 9223372036854775807-9223372036854775807",
    "0, 0-0, 0-9223372036854775807",
    "1700, 1700-0, 1700-9223372036854775807",
    "1700-5, 1700-5, 1700-5",
    "0-0, 0-0, 0-0",
  })
  void each_cursor_bounds_a_range_on_either_side(String text, String lower, String upper) {
    StreamCursor cursor = StreamCursor.parse("from", text);

    assertThat(cursor).hasToString(text);
    assertThat(cursor.lowerBound()).hasToString(lower);
    assertThat(cursor.upperBound()).hasToString(upper);
  }

  @Test
  void the_largest_numbers_are_read() {
    assertThat(StreamCursor.parse("to", MAX + "-" + MAX))
        .isEqualTo(new StreamCursor.Exact(StreamPosition.LAST));
    assertThat(StreamCursor.parse("to", MAX)).isEqualTo(new StreamCursor.Millis(Long.MAX_VALUE));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "-",
        "-1",
        "+1",
        "1-",
        "-1-0",
        "1--1",
        "1-+1",
        "01",
        "1-01",
        "1 ",
        "START",
        "1.5",
        "1-2-3",
        "١",
        "9223372036854775808",
        "1-9223372036854775808",
        "99999999999999999999",
        "$",
        "null"
      })
  void anything_else_is_refused_by_the_name_of_its_field(String text) {
    assertThatThrownBy(() -> StreamCursor.parse("from", text))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("from was");
  }

  @Test
  void a_millisecond_is_never_negative() {
    assertThatThrownBy(() -> new StreamCursor.Millis(-1)).isInstanceOf(InvalidInput.class);
  }
}
