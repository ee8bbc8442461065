package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StreamHeadTest {

  private static final StreamState OPEN = new StreamState.Open();

  private static AppendDecision.Accepted accepted(StreamHead head, long now, int n) {
    return (AppendDecision.Accepted) head.accept(Instant.ofEpochMilli(now), n);
  }

  private static StreamHead head(long millis, long seq, long frameCount) {
    return new StreamHead(new StreamPosition(millis, seq), frameCount, OPEN);
  }

  @Nested
  class WhenOpen {

    @Test
    void frames_of_one_append_share_the_millisecond_in_the_order_given() {
      AppendDecision decision = StreamHead.EMPTY.accept(Instant.ofEpochMilli(1_000), 3);

      assertThat(decision)
          .isEqualTo(
              new AppendDecision.Accepted(
                  head(1_000, 2, 3),
                  List.of(new FrameId(1_000, 0), new FrameId(1_000, 1), new FrameId(1_000, 2))));
    }

    @Test
    void the_same_millisecond_continues_the_seq() {
      assertThat(accepted(head(1_000, 2, 3), 1_000, 1))
          .isEqualTo(
              new AppendDecision.Accepted(head(1_000, 3, 4), List.of(new FrameId(1_000, 3))));
    }

    @Test
    void a_new_millisecond_begins_at_seq_0() {
      assertThat(accepted(head(1_000, 2, 3), 1_001, 1).ids())
          .containsExactly(new FrameId(1_001, 0));
    }

    @Test
    void a_clock_that_steps_back_an_hour_keeps_the_last_millisecond() {
      assertThat(accepted(head(5_000_000, 0, 1), 1_400_000, 2).ids())
          .containsExactly(new FrameId(5_000_000, 1), new FrameId(5_000_000, 2));
    }

    @Test
    void a_clock_at_or_before_the_epoch_still_mints_real_ids() {
      assertThat(accepted(StreamHead.EMPTY, 0, 1).ids()).containsExactly(new FrameId(1, 0));
      assertThat(accepted(StreamHead.EMPTY, -5_000, 1).ids()).containsExactly(new FrameId(1, 0));
    }

    @Test
    void ids_rise_strictly_and_every_frame_is_counted_whatever_the_clock_does() {
      Random random = new Random(22);
      StreamHead head = StreamHead.EMPTY;
      StreamPosition before = StreamPosition.BEGINNING;
      long appended = 0;
      for (int round = 0; round < 20_000; round++) {
        int n = 1 + random.nextInt(4);

        AppendDecision.Accepted accepted = accepted(head, random.nextLong(-50, 200), n);

        for (FrameId id : accepted.ids()) {
          assertThat(before).isLessThan(id.position());
          before = id.position();
        }
        head = accepted.next();
        appended += n;
        assertThat(head).isEqualTo(new StreamHead(before, appended, OPEN));
      }
    }

    @Test
    void an_append_holds_at_least_one_frame() {
      assertThatThrownBy(() -> StreamHead.EMPTY.accept(Instant.EPOCH, 0))
          .isInstanceOf(InvalidInput.class);
    }

    @Test
    void a_seq_that_would_overflow_fails_instead_of_falling() {
      assertThatExceptionOfType(ArithmeticException.class)
          .isThrownBy(() -> accepted(head(9, Long.MAX_VALUE, 1), 9, 1));
      assertThatExceptionOfType(ArithmeticException.class)
          .isThrownBy(() -> accepted(head(9, Long.MAX_VALUE - 1, 1), 9, 2));
    }
  }

  @Nested
  class WhenClosed {

    private final Instant at = Instant.ofEpochMilli(2_000);
    private final StreamHead closed = head(1_000, 0, 1).close(at, CloseReason.ATTEMPT_SUCCESS);

    @Test
    void nothing_is_appended() {
      assertThat(closed.accept(at, 1))
          .isEqualTo(
              new AppendDecision.StreamClosed(
                  new StreamState.Closed(at, CloseReason.ATTEMPT_SUCCESS)));
    }

    @Test
    void the_last_frame_and_the_count_stay() {
      assertThat(closed)
          .isEqualTo(
              new StreamHead(
                  new StreamPosition(1_000, 0),
                  1,
                  new StreamState.Closed(at, CloseReason.ATTEMPT_SUCCESS)));
    }

    @Test
    void the_first_close_stands() {
      assertThat(closed.close(at.plusMillis(1), CloseReason.LEASE_EXPIRED)).isEqualTo(closed);
    }
  }

  @Test
  void a_negative_frame_count_is_refused() {
    assertThatThrownBy(() -> head(0, 0, -1)).isInstanceOf(InvalidInput.class);
  }
}
