package dev.weft.domain.stream.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.trim.AppendRate;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TailTest {

  private static final StreamState OPEN = new StreamState.Open();
  private static final StreamState CLOSED =
      new StreamState.Closed(Instant.ofEpochMilli(9), CloseReason.ATTEMPT_SUCCESS);
  private static final BestEffortWindow UNTRIMMED = BestEffortWindow.EMPTY;

  private static TailRequest request(String after, Duration block) {
    return TailRequest.of(
        StreamCursor.parse("after", after), block, new PageLimit(2), Visibility.ALL);
  }

  private static TailRequest fromTheBeginning() {
    return request("0-0", Duration.ZERO);
  }

  @Nested
  class Request {

    @Test
    void starts_after_an_exact_place() {
      assertThat(request("7-3", Duration.ofSeconds(1)))
          .isEqualTo(
              new TailRequest(
                  new StreamPosition(7, 3),
                  Duration.ofSeconds(1),
                  new PageLimit(2),
                  Visibility.ALL));
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "end", "7"})
    void refuses_a_cursor_that_is_not_concrete(String after) {
      assertThatThrownBy(() -> request(after, Duration.ZERO))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith("after was '" + after + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "PT30S"})
    void may_block_up_to_30_seconds(Duration block) {
      assertThat(request("0-0", block).block()).isEqualTo(block);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT-0.001S", "PT30.001S", "P365D"})
    void refuses_another_block(Duration block) {
      assertThatThrownBy(() -> request("0-0", block))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith("block was");
    }

    @ParameterizedTest
    @CsvSource({"7-0, ALL, true", "7-1, ALL, false", "7-0, EXCLUDE_BEST_EFFORT, false"})
    void has_a_gap_below_what_was_trimmed(String after, Visibility visibility, boolean gap) {
      BestEffortWindow trimmed = new BestEffortWindow(AppendRate.NONE, 1, new StreamPosition(7, 1));
      TailRequest request =
          TailRequest.of(
              StreamCursor.parse("after", after), Duration.ZERO, new PageLimit(1), visibility);

      assertThat(request.hasGap(trimmed)).isEqualTo(gap);
    }
  }

  @Nested
  class Decision {

    private final List<Frame> three = Frames.of(3, 1);
    private final List<Frame> two = three.subList(0, 2);

    @Test
    void an_open_stream_without_new_frames_parks() {
      assertThat(TailDecision.decide(fromTheBeginning(), List.of(), OPEN, UNTRIMMED))
          .isEqualTo(new TailDecision.Parked());
    }

    @Test
    void frames_are_delivered_at_once() {
      assertThat(TailDecision.decide(fromTheBeginning(), two, OPEN, UNTRIMMED))
          .isEqualTo(new TailDecision.Answered(new FramePage(two, false), false, OPEN));
    }

    @Test
    void the_end_is_not_announced_while_frames_are_left() {
      assertThat(TailDecision.decide(fromTheBeginning(), three, CLOSED, UNTRIMMED))
          .isEqualTo(new TailDecision.Answered(new FramePage(two, true), false, OPEN));
    }

    @Test
    void the_end_comes_with_the_page_that_reaches_the_last_frame() {
      assertThat(TailDecision.decide(fromTheBeginning(), two, CLOSED, UNTRIMMED))
          .isEqualTo(new TailDecision.Answered(new FramePage(two, false), false, CLOSED));
    }

    @Test
    void the_end_comes_again_when_asked_again() {
      assertThat(TailDecision.decide(request("1-1", Duration.ZERO), List.of(), CLOSED, UNTRIMMED))
          .isEqualTo(new TailDecision.Answered(FramePage.EMPTY, false, CLOSED));
    }

    @Test
    void a_gap_is_told_with_the_page() {
      BestEffortWindow trimmed = new BestEffortWindow(AppendRate.NONE, 2, new StreamPosition(0, 9));

      assertThat(TailDecision.decide(fromTheBeginning(), two, OPEN, trimmed))
          .isEqualTo(new TailDecision.Answered(new FramePage(two, false), true, OPEN));
    }
  }
}
