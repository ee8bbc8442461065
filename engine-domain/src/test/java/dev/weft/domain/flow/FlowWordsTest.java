package dev.weft.domain.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.growth.EdgeState;
import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FlowWordsTest {

  static Stream<Arguments> policies() {
    return Stream.of(
        Arguments.of("kind=all_of", new AllOf()),
        Arguments.of("kind=any_of on_satisfied=let_run", new AnyOf(OnSatisfied.LET_RUN)),
        Arguments.of(
            "kind=any_of on_satisfied=cancel_remaining", new AnyOf(OnSatisfied.CANCEL_REMAINING)),
        Arguments.of("kind=quorum k=2 on_satisfied=let_run", new Quorum(2, OnSatisfied.LET_RUN)));
  }

  @ParameterizedTest
  @MethodSource("policies")
  void a_policy_reads_and_writes_its_words(String words, EdgePolicy policy) {
    assertThat(EdgePolicyWords.read(map(words))).isEqualTo(policy);
    assertThat(EdgePolicyWords.write(policy)).isEqualTo(map(words));
  }

  @Test
  void the_rest_is_cancelled_unless_said_otherwise() {
    assertThat(EdgePolicyWords.read(map("kind=any_of")))
        .isEqualTo(new AnyOf(OnSatisfied.CANCEL_REMAINING));
    assertThat(EdgePolicyWords.read(map("kind=quorum k=3")))
        .isEqualTo(new Quorum(3, OnSatisfied.CANCEL_REMAINING));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "k=2",
        "kind=some_of",
        "kind=ALL_OF",
        "kind=all_of k=1",
        "kind=all_of on_satisfied=let_run",
        "kind=any_of k=1",
        "kind=any_of on_satisfied=stop",
        "kind=quorum",
        "kind=quorum k=two",
        "kind=quorum k=1.5",
        "kind=quorum k=99999999999",
        "kind=quorum k=2 timeout=3"
      })
  void unknown_words_are_refused(String words) {
    assertThatThrownBy(() -> EdgePolicyWords.read(map(words))).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_word_without_a_value_is_refused_and_not_taken_for_the_default() {
    Map<String, String> words = new LinkedHashMap<>(map("kind=any_of"));
    words.put("on_satisfied", null);

    assertThatThrownBy(() -> EdgePolicyWords.read(words)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, false", "1, 1, true", "2, 1, false", "3, 3, true", "-1, 3, false"})
  void a_quorum_fits_from_one_to_the_size(int k, int size, boolean fits) {
    assertThat(new Quorum(k, OnSatisfied.DEFAULT).fits(size)).isEqualTo(fits);
  }

  @Test
  void no_policy_fits_a_group_without_edges() {
    assertThat(new AllOf().fits(0)).isFalse();
    assertThat(new AnyOf(OnSatisfied.DEFAULT).fits(0)).isFalse();
    assertThat(new AllOf().fits(1)).isTrue();
  }

  @Test
  void every_word_of_a_state_reads_back() {
    Stream.of(FlowState.values())
        .forEach(state -> assertThat(FlowState.parse(state.word())).isEqualTo(state));
    Stream.of(CancellationPolicy.values())
        .forEach(policy -> assertThat(CancellationPolicy.parse(policy.word())).isEqualTo(policy));
    Stream.of(EdgeState.values())
        .forEach(state -> assertThat(EdgeState.parse(state.word())).isEqualTo(state));
    Stream.of(PublicState.values())
        .forEach(state -> assertThat(PublicState.parse(state.word())).isEqualTo(state));
  }

  @Test
  void words_are_lower_case_and_refused_otherwise() {
    assertThat(CancellationPolicy.FLOW_ONLY.word()).isEqualTo("flow_only");
    assertThatThrownBy(() -> CancellationPolicy.parse("cancel_flow_only"))
        .isInstanceOf(InvalidInput.class)
        .hasMessage(
            "cancellation_policy was 'cancel_flow_only',"
                + " expected one of flow_only, cancel_all, cancel_pending");
    assertThatThrownBy(() -> FlowState.parse("OPEN")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> FlowState.parse(null)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @CsvSource({
    "OPEN, false",
    "RUNNING, false",
    "BLOCKED, false",
    "COMPLETED, true",
    "FAILED, true",
    "CANCELLED, true"
  })
  void three_flow_states_are_terminal(FlowState state, boolean terminal) {
    assertThat(state.isTerminal()).isEqualTo(terminal);
  }

  @ParameterizedTest
  @CsvSource({
    "FLOW_ONLY, BLOCKED, UNTOUCHED",
    "FLOW_ONLY, RUNNABLE, UNTOUCHED",
    "FLOW_ONLY, ACTIVE, UNTOUCHED",
    "FLOW_ONLY, SUSPENDED, UNTOUCHED",
    "FLOW_ONLY, TERMINAL, UNTOUCHED",
    "CANCEL_ALL, BLOCKED, CANCELLED",
    "CANCEL_ALL, RUNNABLE, CANCELLED",
    "CANCEL_ALL, ACTIVE, CANCELLED",
    "CANCEL_ALL, SUSPENDED, CANCELLED",
    "CANCEL_ALL, TERMINAL, UNTOUCHED",
    "CANCEL_PENDING, BLOCKED, CANCELLED",
    "CANCEL_PENDING, RUNNABLE, CANCELLED",
    "CANCEL_PENDING, ACTIVE, LAST_RUN",
    "CANCEL_PENDING, SUSPENDED, CANCELLED",
    "CANCEL_PENDING, TERMINAL, UNTOUCHED"
  })
  void a_cancellation_touches_members_by_their_phase(
      CancellationPolicy policy, MemberPhase phase, MemberCancellation touched) {
    assertThat(policy.touch(phase)).isEqualTo(touched);
  }

  @Test
  void a_revision_grows_by_one_and_any_other_is_stale() {
    GraphRevision revision = GraphRevision.FIRST.next();

    assertThat(revision).isEqualTo(new GraphRevision(1)).hasToString("1");
    assertThat(revision.isStale(new GraphRevision(1))).isFalse();
    assertThat(revision.isStale(new GraphRevision(0))).isTrue();
    assertThat(revision.isStale(new GraphRevision(2))).isTrue();
    assertThat(revision).isGreaterThan(GraphRevision.FIRST);
    assertThatThrownBy(() -> new GraphRevision(-1)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_node_key_is_an_identifier() {
    assertThat(new NodeKey("fp:7:a.b_c-d")).hasToString("fp:7:a.b_c-d");
    assertThat(new NodeKey("a")).isLessThan(new NodeKey("b"));
    assertThatThrownBy(() -> new NodeKey("")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new NodeKey("a b")).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_data_passing_ref_is_a_short_visible_label() {
    assertThat(DataPassingRef.NONE.isPresent()).isFalse();
    assertThat(new DataPassingRef("😀".repeat(200)).isPresent()).isTrue();
    assertThatThrownBy(() -> new DataPassingRef("x".repeat(201))).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new DataPassingRef("a\nb")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new DataPassingRef("a\u202Eb")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new DataPassingRef(null)).isInstanceOf(InvalidInput.class);
  }

  private static Map<String, String> map(String words) {
    Map<String, String> map = new LinkedHashMap<>();
    Arrays.stream(words.split(" "))
        .filter(word -> !word.isEmpty())
        .forEach(word -> map.put(word.split("=")[0], word.split("=")[1]));
    return map;
  }
}
