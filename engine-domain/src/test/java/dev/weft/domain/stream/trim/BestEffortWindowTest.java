package dev.weft.domain.stream.trim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.StreamPosition;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BestEffortWindowTest {

  private static final Instant BEGIN = Instant.ofEpochMilli(1_700_000_000_000L);
  private static final BestEffortConfig CONFIG =
      new BestEffortConfig(Duration.ofSeconds(1), 64, 1_024, 0.2);

  @Test
  void an_append_is_counted_and_rated() {
    BestEffortWindow window = BestEffortWindow.EMPTY.appended(BEGIN, 3, CONFIG);

    assertThat(window)
        .isEqualTo(
            new BestEffortWindow(new AppendRate(0, BEGIN, 3, 64), 3, StreamPosition.BEGINNING));
  }

  @Test
  void a_trim_lowers_the_count_and_remembers_how_far_it_got() {
    BestEffortWindow window = BestEffortWindow.EMPTY.appended(BEGIN, 3, CONFIG);

    assertThat(window.trimmed(2, new FrameId(7, 1)))
        .isEqualTo(new BestEffortWindow(window.rate(), 1, new StreamPosition(7, 1)));
  }

  @Test
  void a_tailer_has_a_gap_until_it_has_passed_the_newest_trimmed_frame() {
    BestEffortWindow window = new BestEffortWindow(AppendRate.NONE, 1, new StreamPosition(7, 1));

    assertThat(window.gapAfter(new StreamPosition(7, 0))).isTrue();
    assertThat(window.gapAfter(new StreamPosition(7, 1))).isFalse();
    assertThat(BestEffortWindow.EMPTY.gapAfter(StreamPosition.BEGINNING)).isFalse();
  }

  @Test
  void a_read_has_a_gap_when_it_starts_at_or_before_the_newest_trimmed_frame() {
    BestEffortWindow window = new BestEffortWindow(AppendRate.NONE, 1, new StreamPosition(7, 1));

    assertThat(window.gapFrom(new StreamPosition(7, 1))).isTrue();
    assertThat(window.gapFrom(new StreamPosition(7, 2))).isFalse();
    assertThat(BestEffortWindow.EMPTY.gapFrom(StreamPosition.BEGINNING)).isFalse();
  }

  @Test
  void at_least_keep_frames_stay_and_single_appends_hold_the_slack() {
    Random random = new Random(27);
    BestEffortWindow window = BestEffortWindow.EMPTY;
    Instant now = BEGIN;
    for (int frame = 1; frame <= 20_000; frame++) {
      now = now.plusMillis(random.nextInt(5));
      window = window.appended(now, 1, CONFIG);
      long before = window.retained();

      int surplus = window.surplus();

      assertThat(surplus).isBetween(0, 1_000);
      if (surplus > 0) {
        window = window.trimmed(surplus, new FrameId(frame, 0));
        assertThat(window.retained()).isGreaterThanOrEqualTo(window.rate().keep());
      }
      int keep = window.rate().keep();
      assertThat(window.retained()).isLessThanOrEqualTo(keep + Math.max(16, keep / 8));
      assertThat(window.retained()).isEqualTo(before - surplus);
    }
  }

  @Test
  void more_cannot_be_trimmed_than_is_there() {
    assertThatThrownBy(() -> BestEffortWindow.EMPTY.trimmed(1, new FrameId(1, 0)))
        .isInstanceOf(InvalidInput.class);
  }
}
