package dev.weft.domain.flow.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.input.InvalidInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GrowingGroupTest {

  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);

  @Nested
  class WhenAPolicyIsSet {

    @Test
    void it_changes_while_there_is_no_edge() {
      assertThat(GrowingGroup.OPEN.set(ANY))
          .isEqualTo(new PolicySetting.Set(new GrowingGroup(ANY, 0, 0, false)));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, false", "1, 0, false", "0, 1, true"})
    void the_same_value_is_already_set(int staged, int applied, boolean sealed) {
      assertThat(new GrowingGroup(ANY, staged, applied, sealed).set(ANY))
          .isEqualTo(new PolicySetting.AlreadySet());
    }

    @ParameterizedTest
    @CsvSource({"1, 0, false", "0, 1, false", "0, 0, true"})
    void another_value_after_the_first_edge_is_refused(int staged, int applied, boolean sealed) {
      assertThat(new GrowingGroup(ANY, staged, applied, sealed).set(new AllOf()))
          .isEqualTo(new PolicySetting.AlreadyFixed(ANY));
    }

    @Test
    void a_quorum_below_one_is_invalid() {
      assertThatThrownBy(() -> GrowingGroup.OPEN.set(quorum(0))).isInstanceOf(InvalidInput.class);
      assertThat(GrowingGroup.OPEN.set(quorum(1))).isInstanceOf(PolicySetting.Set.class);
    }

    @Test
    void the_refusal_has_its_code() {
      assertThat(PolicySetting.AlreadyFixed.CODE).isEqualTo("edge_group_policy_already_fixed");
    }
  }

  @Nested
  class WhenItIsSealed {

    @Test
    void what_is_staged_is_applied() {
      assertThat(new GrowingGroup(ANY, 2, 1, false).seal())
          .isEqualTo(new SealDecision.Sealed(new GrowingGroup(ANY, 0, 3, true)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void a_quorum_within_range_is_sealed(int k) {
      assertThat(new GrowingGroup(quorum(k), 2, 1, false).seal())
          .isEqualTo(new SealDecision.Sealed(new GrowingGroup(quorum(k), 0, 3, true)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void a_quorum_out_of_range_stays_open(int k) {
      assertThat(new GrowingGroup(quorum(k), 2, 1, false).seal())
          .isEqualTo(new SealDecision.QuorumUnreachable(k, 3));
    }

    @Test
    void a_member_without_edges_has_no_group() {
      assertThat(GrowingGroup.OPEN.seal()).isEqualTo(new SealDecision.SealedWithoutEdges());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void a_repeat_changes_nothing(int applied) {
      assertThat(new GrowingGroup(ANY, 0, applied, true).seal())
          .isEqualTo(new SealDecision.AlreadySealed());
    }
  }

  @Nested
  class WhenTheFlowIsSealed {

    private final GrowingGroup two = new GrowingGroup(ANY, 2, 0, false);
    private final GrowingGroup done = new GrowingGroup(ANY, 0, 2, true);

    @Test
    void the_rest_is_sealed_with_it() {
      assertThat(FlowSealing.seal(false, groups("a", GrowingGroup.OPEN, "b", two, "c", done)))
          .isEqualTo(
              new FlowSealing.FlowSealed<>(
                  Map.of("a", new SealDecision.SealedWithoutEdges(), "b", two.seal())));
    }

    @Test
    void one_bad_quorum_refuses_the_whole_call_and_every_one_is_listed() {
      GrowingGroup bad = new GrowingGroup(quorum(3), 1, 1, false);

      assertThat(FlowSealing.seal(false, groups("a", bad, "b", two, "c", bad)))
          .isEqualTo(
              new FlowSealing.Refused<>(
                  List.of(
                      new DefinitionProblem.QuorumOutOfRange<>("a", 3, 2),
                      new DefinitionProblem.QuorumOutOfRange<>("c", 3, 2))));
    }

    @Test
    void a_repeat_finds_it_sealed() {
      assertThat(FlowSealing.seal(true, Map.of("c", done)))
          .isEqualTo(new FlowSealing.AlreadySealed<>());
    }

    @Test
    void an_unsealed_flow_with_sealed_groups_is_sealed_by_the_call() {
      assertThat(FlowSealing.seal(false, Map.of("c", done)))
          .isEqualTo(new FlowSealing.FlowSealed<>(Map.of()));
    }

    @Test
    void a_member_added_since_is_sealed_by_the_next_call() {
      assertThat(FlowSealing.seal(true, Map.of("b", two)))
          .isEqualTo(new FlowSealing.FlowSealed<>(Map.of("b", two.seal())));
    }

    private Map<String, GrowingGroup> groups(
        String a, GrowingGroup first, String b, GrowingGroup second, String c, GrowingGroup third) {
      Map<String, GrowingGroup> groups = new LinkedHashMap<>();
      groups.put(a, first);
      groups.put(b, second);
      groups.put(c, third);
      return groups;
    }
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1"})
  void negative_counts_are_a_bug(int staged, int applied) {
    assertThatThrownBy(() -> new GrowingGroup(ANY, staged, applied, false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static EdgePolicy quorum(int k) {
    return new Quorum(k, OnSatisfied.DEFAULT);
  }
}
