package dev.weft.domain.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FlowSummaryTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant LATER = NOON.plusSeconds(5);

  @ParameterizedTest
  @CsvSource({
    "completed, COMPLETED",
    "completed skipped, COMPLETED",
    "skipped, COMPLETED",
    "completed failed, FAILED",
    "completed cancelled, FAILED",
    "completed expired, FAILED",
    "active, RUNNING",
    "active failed suspended delayed rate_limited waiting_children waiting, RUNNING",
    "suspended waiting, BLOCKED",
    "delayed waiting, BLOCKED",
    "rate_limited waiting, BLOCKED",
    "waiting_children waiting, BLOCKED",
    "waiting_children failed, BLOCKED",
    "waiting, OPEN",
    "waiting completed failed, OPEN"
  })
  void the_state_follows_from_the_members(String members, FlowState state) {
    assertThat(FlowSummary.of(counts(members), NOON))
        .contains(new FlowSummary(counts(members), state, NOON));
  }

  @Test
  void all_eleven_states_are_counted() {
    FlowSummary summary =
        FlowSummary.of(counts("active active waiting failed"), NOON).orElseThrow();

    assertThat(summary.total()).isEqualTo(4);
    assertThat(summary.counts().counts()).hasSize(11);
    assertThat(summary.counts().of(PublicState.ACTIVE)).isEqualTo(2);
    assertThat(summary.counts().of(PublicState.EXPIRED)).isZero();
  }

  @Test
  void a_flow_without_members_has_no_summary() {
    assertThat(FlowSummary.of(StateCounts.NONE, NOON)).isEmpty();
  }

  @Test
  void projecting_again_changes_nothing_unless_a_member_moved() {
    FlowSummary first = FlowSummary.of(counts("active waiting"), NOON).orElseThrow();

    assertThat(first.after(counts("waiting active"), LATER)).isEqualTo(first);
    assertThat(first.after(counts("completed waiting"), LATER))
        .isEqualTo(new FlowSummary(counts("completed waiting"), FlowState.OPEN, LATER));
  }

  @Test
  void a_negative_count_is_a_bug() {
    assertThatThrownBy(() -> new StateCounts(Map.of(PublicState.ACTIVE, -1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Nested
  class WhenTheFlowIsSettled {

    @ParameterizedTest
    @CsvSource({
      "true, completed skipped, COMPLETED, COMPLETED",
      "true, completed expired, FAILED, FAILED",
      "true, completed waiting, '', OPEN",
      "true, completed active, '', RUNNING",
      "true, completed waiting_children, '', BLOCKED",
      "true, '', '', OPEN",
      "false, completed, '', OPEN",
      "false, failed, '', OPEN",
      "false, active, '', RUNNING",
      "false, '', '', OPEN"
    })
    void it_ends_when_it_is_sealed_and_every_member_has_ended(
        boolean sealed, String members, String settled, FlowState read) {
      FlowStanding standing = new FlowStanding(Settlement.UNSETTLED, sealed, counts(members));

      assertThat(standing.settle())
          .isEqualTo(
              settled.isEmpty()
                  ? new SettlingDecision.NotYet()
                  : new SettlingDecision.Settled(Settlement.valueOf(settled)));
      assertThat(standing.state()).isEqualTo(read);
    }

    @ParameterizedTest
    @EnumSource(
        value = Settlement.class,
        names = {"COMPLETED", "FAILED", "CANCELLED"})
    void what_is_written_is_written_once(Settlement written) {
      FlowStanding standing = new FlowStanding(written, true, counts("completed active"));

      assertThat(standing.settle()).isEqualTo(new SettlingDecision.AlreadySettled(written));
      assertThat(standing.state()).isEqualTo(FlowState.valueOf(written.name()));
    }

    @Test
    void a_replay_takes_an_end_back_but_not_a_cancellation() {
      assertThat(Settlement.COMPLETED.afterReplay()).isEqualTo(Settlement.UNSETTLED);
      assertThat(Settlement.FAILED.afterReplay()).isEqualTo(Settlement.UNSETTLED);
      assertThat(Settlement.UNSETTLED.afterReplay()).isEqualTo(Settlement.UNSETTLED);
      assertThat(Settlement.CANCELLED.afterReplay()).isEqualTo(Settlement.CANCELLED);
    }

    @Test
    void the_words_read_back() {
      assertThat(Stream.of(Settlement.values()).map(Settlement::word))
          .isEqualTo(List.of("unsettled", "completed", "failed", "cancelled"));
      assertThat(Settlement.parse("failed")).isEqualTo(Settlement.FAILED);
    }
  }

  @ParameterizedTest
  @EnumSource(PublicState.class)
  void five_public_states_are_terminal(PublicState state) {
    assertThat(state.isTerminal())
        .isEqualTo(
            List.of("completed", "failed", "cancelled", "expired", "skipped")
                .contains(state.word()));
  }

  private static StateCounts counts(String members) {
    return StateCounts.of(
        Arrays.stream(members.split(" "))
            .filter(word -> !word.isEmpty())
            .map(word -> PublicState.valueOf(word.toUpperCase(Locale.ROOT)))
            .toList());
  }
}
