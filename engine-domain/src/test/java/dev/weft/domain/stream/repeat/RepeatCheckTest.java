package dev.weft.domain.stream.repeat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RepeatCheckTest {

  private static final FrameId OLD = new FrameId(5, 0);
  private static final FrameId NEW = new FrameId(9, 0);
  private static final FrameId NEWER = new FrameId(9, 1);

  private static NewFrame frame(ClientSeq seq, String text) {
    return new NewFrame(
        FrameLabel.of(FrameKind.EVENT), FrameBytes.ofUtf8(text), new FrameMode.Summary(), seq);
  }

  private static NewFrame frame(long seq, String text) {
    return frame(ClientSeq.of(seq), text);
  }

  private static NewFrame unnumbered(String text) {
    return frame(ClientSeq.NONE, text);
  }

  private static AppendPlan planOf(RepeatDecision decision) {
    return ((RepeatDecision.SomeFresh) decision).plan();
  }

  @Nested
  class WhenTheStreamHasSeenNumber7 {

    private final Map<ClientSeq, EarlierFrame> earlier =
        Map.of(ClientSeq.of(7), new EarlierFrame(OLD, FrameBytes.ofUtf8("a")));

    @Test
    void the_same_bytes_get_the_first_id_without_asking_for_a_lease() {
      assertThat(RepeatCheck.decide(List.of(frame(7, "a")), earlier))
          .isEqualTo(new RepeatDecision.AllRepeated(List.of(OLD)));
    }

    @Test
    void other_bytes_conflict() {
      assertThat(RepeatCheck.decide(List.of(unnumbered("x"), frame(7, "b")), earlier))
          .isEqualTo(new RepeatDecision.ClientSeqConflict(ClientSeq.of(7)));
    }

    @Test
    void a_repeated_patch_is_not_among_the_frames_to_apply() {
      AppendPlan plan =
          planOf(
              RepeatCheck.decide(List.of(frame(8, "n"), frame(7, "a"), unnumbered("m")), earlier));

      assertThat(plan.fresh()).containsExactly(frame(8, "n"), unnumbered("m"));
      assertThat(plan.answer(List.of(NEW, NEWER))).containsExactly(NEW, OLD, NEWER);
    }
  }

  @Nested
  class WhenNothingWasSeen {

    @Test
    void every_frame_is_fresh() {
      List<NewFrame> frames = List.of(frame(1, "a"), frame(2, "a"));

      AppendPlan plan = planOf(RepeatCheck.decide(frames, Map.of()));

      assertThat(plan.fresh()).isEqualTo(frames);
      assertThat(plan.answer(List.of(NEW, NEWER))).containsExactly(NEW, NEWER);
    }

    @Test
    void frames_without_a_number_are_never_repeats_of_each_other() {
      List<NewFrame> frames = List.of(unnumbered("a"), unnumbered("a"), unnumbered("b"));

      assertThat(planOf(RepeatCheck.decide(frames, Map.of())).fresh()).isEqualTo(frames);
    }

    @Test
    void a_number_twice_in_one_call_with_the_same_bytes_is_one_frame() {
      AppendPlan plan =
          planOf(
              RepeatCheck.decide(List.of(unnumbered("x"), frame(1, "a"), frame(1, "a")), Map.of()));

      assertThat(plan.fresh()).containsExactly(unnumbered("x"), frame(1, "a"));
      assertThat(plan.answer(List.of(NEW, NEWER))).containsExactly(NEW, NEWER, NEWER);
    }

    @Test
    void a_number_twice_in_one_call_with_other_bytes_conflicts() {
      assertThat(RepeatCheck.decide(List.of(frame(1, "a"), frame(1, "b")), Map.of()))
          .isEqualTo(new RepeatDecision.ClientSeqConflict(ClientSeq.of(1)));
    }

    @Test
    void an_empty_call_is_refused() {
      assertThatThrownBy(() -> RepeatCheck.decide(List.of(), Map.of()))
          .isInstanceOf(InvalidInput.class);
    }
  }
}
