package dev.weft.domain.stream.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.trim.AppendRate;
import dev.weft.domain.stream.trim.BestEffortWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadRangeTest {

  private static final PageLimit LIMIT = new PageLimit(10);
  private static final BestEffortWindow TRIMMED_TO_5_5 =
      new BestEffortWindow(AppendRate.NONE, 1, new StreamPosition(5, 5));

  private static ReadRange range(String from, String to, Visibility visibility) {
    return ReadRange.of(
        StreamCursor.parse("from", from), StreamCursor.parse("to", to), LIMIT, visibility);
  }

  @Test
  void a_bare_millisecond_reaches_from_its_first_to_its_last_frame() {
    assertThat(range("7", "7", Visibility.ALL))
        .isEqualTo(
            new ReadRange(
                new StreamPosition(7, 0),
                new StreamPosition(7, Long.MAX_VALUE),
                LIMIT,
                Visibility.ALL));
  }

  @ParameterizedTest
  @CsvSource({
    "start, end, false",
    "7-1, 7-1, false",
    "7-1, 7-0, true",
    "8, 7, true",
    "end, start, true",
  })
  void a_range_that_ends_before_it_begins_is_empty(String from, String to, boolean empty) {
    assertThat(range(from, to, Visibility.ALL).isEmpty()).isEqualTo(empty);
  }

  @ParameterizedTest
  @CsvSource({
    "start, end, ALL, true",
    "5-5, end, ALL, true",
    "5-6, end, ALL, false",
    "start, end, EXCLUDE_BEST_EFFORT, false",
    "5-4, 5-3, ALL, false",
  })
  void a_reader_below_what_was_trimmed_has_a_gap(
      String from, String to, Visibility visibility, boolean gap) {
    assertThat(range(from, to, visibility).hasGap(TRIMMED_TO_5_5)).isEqualTo(gap);
  }

  @Test
  void nothing_trimmed_is_no_gap() {
    assertThat(range("start", "end", Visibility.ALL).hasGap(BestEffortWindow.EMPTY)).isFalse();
  }
}
