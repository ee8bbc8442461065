package dev.weft.domain.dispatch;

import static dev.weft.domain.dispatch.EdgeOutcome.FAIL;
import static dev.weft.domain.dispatch.EdgeOutcome.SKIP;
import static dev.weft.domain.dispatch.EdgeOutcome.SUCCESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeDecision.Impossible;
import dev.weft.domain.dispatch.EdgeDecision.Ready;
import dev.weft.domain.dispatch.EdgeDecision.Waiting;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.input.InvalidInput;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgeGroupTest {

  private static final ExecutionId CHILD = Ids.execution(1);
  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);
  private static final EdgePolicy TWO = new Quorum(2, OnSatisfied.LET_RUN);

  @ParameterizedTest
  @CsvSource({
    "all_of, 3, 2 0 0, pending",
    "all_of, 3, 3 0 0, satisfied",
    "all_of, 3, 0 1 0, impossible",
    "all_of, 3, 2 0 1, impossible",
    "any_of, 3, 0 0 0, pending",
    "any_of, 3, 1 0 0, satisfied",
    "any_of, 3, 0 1 1, pending",
    "any_of, 3, 0 2 1, impossible",
    "any_of, 3, 1 1 1, satisfied",
    "quorum, 4, 1 0 0, pending",
    "quorum, 4, 2 0 0, satisfied",
    "quorum, 4, 1 1 1, pending",
    "quorum, 4, 1 2 1, impossible",
    "quorum, 4, 0 1 2, impossible",
    "quorum, 2, 2 0 0, satisfied",
    "quorum, 2, 1 1 0, impossible"
  })
  void a_sealed_group_decides_by_its_counts(String policy, int size, String counts, String word) {
    EdgeGroup group = EdgeGroup.sealed(CHILD, named(policy), size);

    EdgeGroup after = group.after(tally(counts));

    assertThat(after)
        .isEqualTo(
            new EdgeGroup(
                CHILD, named(policy), true, size, tally(counts), EdgeDecision.parse(word)));
  }

  @Nested
  class WhenTheGroupIsOpen {

    private final EdgeGroup open = EdgeGroup.open(CHILD, ANY);

    @Test
    void it_only_counts() {
      EdgeGroup counted = open.grownBy(2).after(tally("1 1 0"));

      assertThat(counted)
          .isEqualTo(new EdgeGroup(CHILD, ANY, false, 2, tally("1 1 0"), new Waiting()));
    }

    @Test
    void it_decides_at_its_seal_by_what_arrived_before() {
      EdgeGroup sealed = open.grownBy(1).grownBy(1).after(tally("1 0 0")).seal();

      assertThat(sealed).isEqualTo(new EdgeGroup(CHILD, ANY, true, 2, tally("1 0 0"), new Ready()));
    }

    @Test
    void it_waits_after_its_seal_when_too_little_arrived() {
      EdgeGroup sealed = open.grownBy(2).after(tally("0 1 0")).seal();

      assertThat(sealed)
          .isEqualTo(new EdgeGroup(CHILD, ANY, true, 2, tally("0 1 0"), new Waiting()));
    }

    @Test
    void it_cannot_be_sealed_without_edges() {
      assertThatThrownBy(open::seal).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Nested
  class WhenTheGroupIsDecided {

    @Test
    void a_late_arrival_moves_only_counts() {
      EdgeGroup decided = EdgeGroup.sealed(CHILD, new AllOf(), 3).after(tally("0 1 0"));

      EdgeGroup later = decided.after(tally("2 1 0"));

      assertThat(later)
          .isEqualTo(new EdgeGroup(CHILD, new AllOf(), true, 3, tally("2 1 0"), new Impossible()));
    }

    @Test
    void a_recount_that_says_otherwise_does_not_change_the_decision() {
      EdgeGroup decided = EdgeGroup.sealed(CHILD, ANY, 2).after(tally("1 0 0"));

      assertThat(decided.after(tally("0 2 0")).decision()).isEqualTo(new Ready());
    }

    @Test
    void it_takes_no_edges() {
      EdgeGroup sealed = EdgeGroup.sealed(CHILD, ANY, 2);

      assertThatThrownBy(() -> sealed.grownBy(1)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void reopening_forgets_the_decision_and_counts_anew() {
      EdgeGroup decided = EdgeGroup.sealed(CHILD, new AllOf(), 2).after(tally("0 1 1"));

      assertThat(decided.reopened(tally("1 0 0")))
          .isEqualTo(new EdgeGroup(CHILD, new AllOf(), true, 2, tally("1 0 0"), new Waiting()));
      assertThat(decided.reopened(tally("2 0 0")).decision()).isEqualTo(new Ready());
      assertThat(decided.reopened(tally("0 0 1")).decision()).isEqualTo(new Impossible());
    }
  }

  @Test
  void more_arrivals_than_edges_are_refused() {
    EdgeGroup group = EdgeGroup.sealed(CHILD, ANY, 2);

    assertThat(group.after(tally("0 1 1")).tally().resolved()).isEqualTo(2);
    assertThatThrownBy(() -> group.after(tally("1 1 1")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_sealed_group_needs_a_quorum_within_its_size() {
    assertThat(EdgeGroup.sealed(CHILD, TWO, 2).isDecided()).isFalse();
    assertThatThrownBy(() -> EdgeGroup.sealed(CHILD, TWO, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_tally_counts_each_kind_of_outcome() {
    EdgeTally tally = EdgeTally.of(List.of(SUCCESS, FAIL, SKIP, SUCCESS, SKIP, SKIP));

    assertThat(tally).isEqualTo(new EdgeTally(2, 1, 3));
    assertThat(tally.resolved()).isEqualTo(6);
    assertThat(tally.unsuccessful()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 0", "0, -1, 0", "0, 0, -1"})
  void a_negative_tally_is_refused(int successes, int failures, int skips) {
    assertThatThrownBy(() -> new EdgeTally(successes, failures, skips))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "SUCCESS, success",
    "FAILED, fail",
    "CANCELLED, fail",
    "EXPIRED, fail",
    "SKIPPED, skip"
  })
  void an_outcome_means_one_thing_to_those_who_wait(Outcome outcome, String word) {
    assertThat(EdgeOutcome.of(outcome)).isEqualTo(EdgeOutcome.parse(word));
    assertThat(EdgeOutcome.of(outcome).word()).isEqualTo(word);
  }

  @ParameterizedTest
  @CsvSource({"pending", "satisfied", "impossible"})
  void the_word_of_a_decision_reads_back(String word) {
    assertThat(EdgeDecision.parse(word).word()).isEqualTo(word);
  }

  @Test
  void an_unknown_decision_is_refused() {
    assertThatThrownBy(() -> EdgeDecision.parse("ready")).isInstanceOf(InvalidInput.class);
  }

  private static EdgePolicy named(String policy) {
    return switch (policy) {
      case "all_of" -> new AllOf();
      case "any_of" -> ANY;
      default -> TWO;
    };
  }

  private static EdgeTally tally(String counts) {
    String[] numbers = counts.split(" ");
    return new EdgeTally(
        Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
  }
}
