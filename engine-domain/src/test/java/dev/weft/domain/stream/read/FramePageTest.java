package dev.weft.domain.stream.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.Frame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FramePageTest {

  private static final int LARGEST = 65_536;

  @ParameterizedTest
  @CsvSource({
    "0, 10, 0, false",
    "9, 10, 9, false",
    "10, 10, 10, false",
    "11, 10, 10, true",
    "1, 1, 1, false",
    "2, 1, 1, true",
  })
  void a_page_ends_at_the_limit(int found, int limit, int held, boolean more) {
    List<Frame> frames = Frames.of(found, 1);

    assertThat(FramePage.cut(frames, new PageLimit(limit)))
        .isEqualTo(new FramePage(frames.subList(0, held), more));
  }

  @ParameterizedTest
  @CsvSource({"63, 63, false", "64, 64, false", "65, 64, true", "200, 64, true"})
  void a_page_ends_at_4_mib(int found, int held, boolean more) {
    List<Frame> frames = Frames.of(found, LARGEST);

    assertThat(FramePage.cut(frames, new PageLimit(10_000)))
        .isEqualTo(new FramePage(frames.subList(0, held), more));
  }

  @Test
  void one_byte_over_4_mib_waits_for_the_next_page() {
    List<Frame> frames = new ArrayList<>(Frames.of(64, LARGEST));
    frames.addAll(Frames.of(1, 1));

    assertThat(FramePage.cut(frames, new PageLimit(10_000)).frames()).hasSize(64);
  }

  @Test
  void an_empty_page_has_nothing_behind_it() {
    assertThat(FramePage.cut(List.of(), new PageLimit(1))).isEqualTo(FramePage.EMPTY);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10_000})
  void a_limit_may_be_1_to_10_000(int frames) {
    assertThat(new PageLimit(frames).frames()).isEqualTo(frames);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 10_001, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void another_limit_is_refused(int frames) {
    assertThatThrownBy(() -> new PageLimit(frames)).isInstanceOf(InvalidInput.class);
  }
}
