package dev.weft.domain.submission;

import static dev.weft.domain.dispatch.Ids.edge;
import static dev.weft.domain.dispatch.Ids.execution;
import static dev.weft.domain.flow.definition.Drafts.defined;
import static dev.weft.domain.flow.definition.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Ids;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.ExistingMembers;
import dev.weft.domain.flow.definition.FlowDefinition;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.graph.Graph;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FlowPlanTest {

  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);
  private static final EdgeResolution UNRESOLVED = new EdgeResolution.Unresolved();

  @Test
  void nodes_without_edges_start_and_the_others_wait_for_their_groups() {
    DataPassingRef label = new DataPassingRef("left");
    FlowDraft<String> plain = draft("a b c", "", Map.of(key("c"), ANY));
    FlowDraft<String> draft =
        new FlowDraft<>(
            plain.nodes(),
            List.of(new EdgeSpec(key("a"), key("c"), label), EdgeSpec.between(key("b"), key("c"))),
            plain.policies());

    FlowPlan<String> plan = FlowPlan.of(defined(draft), PlacedMembers.NONE, fresh());

    assertThat(plan)
        .isEqualTo(
            new FlowPlan<>(
                List.of(
                    new PlannedExecution<>(execution(1), key("a"), "work of a", Start.RUNNABLE),
                    new PlannedExecution<>(execution(2), key("b"), "work of b", Start.RUNNABLE),
                    new PlannedExecution<>(execution(3), key("c"), "work of c", Start.BLOCKED)),
                List.of(
                    new PlannedEdge(edge(1), execution(1), execution(3), label, UNRESOLVED),
                    new PlannedEdge(
                        edge(2), execution(2), execution(3), DataPassingRef.NONE, UNRESOLVED)),
                List.of(EdgeGroup.sealed(execution(3), ANY, 2))));
    assertThat(plan.relieved()).isEmpty();
  }

  @Nested
  class WhenAnUpstreamHasAlreadyEnded {

    @Test
    void its_edge_is_resolved_at_once_and_the_child_waits_for_the_rest() {
      FlowPlan<String> plan = planned(new AllOf(), Map.of("old", Outcome.SUCCESS));

      assertThat(plan.edges().get(0).resolution())
          .isEqualTo(new EdgeResolution.Resolved(EdgeOutcome.SUCCESS));
      assertThat(plan.edges().get(1).resolution()).isEqualTo(UNRESOLVED);
      assertThat(plan.groups())
          .containsExactly(
              EdgeGroup.sealed(execution(1), new AllOf(), 2).after(new EdgeTally(1, 0, 0)));
      assertThat(plan.executions().get(0).start()).isEqualTo(Start.BLOCKED);
    }

    @Test
    void the_child_starts_when_that_is_enough() {
      FlowPlan<String> plan = planned(ANY, Map.of("old", Outcome.SUCCESS));

      assertThat(plan.executions().get(0).start()).isEqualTo(Start.RUNNABLE);
      assertThat(plan.relieved()).containsExactly(execution(1));
    }

    @Test
    void the_child_is_skipped_when_it_can_never_start() {
      FlowPlan<String> plan = planned(new AllOf(), Map.of("old", Outcome.CANCELLED));

      assertThat(plan.executions().get(0).start()).isEqualTo(Start.SKIPPED);
      assertThat(plan.groups())
          .containsExactly(
              EdgeGroup.sealed(execution(1), new AllOf(), 2).after(new EdgeTally(0, 1, 0)));
    }

    private FlowPlan<String> planned(EdgePolicy policy, Map<String, Outcome> ended) {
      ExistingMembers<NodeKey> existing =
          new ExistingMembers<>(Graph.of(List.of(key("old"), key("busy")), List.of()), Set.of());
      FlowDefinition<String> definition =
          defined(draft("c", "old>c busy>c", Map.of(key("c"), policy)), existing);
      PlacedMembers placed =
          new PlacedMembers(
              Map.of(key("old"), execution(50), key("busy"), execution(51)),
              Map.of(execution(50), ended.get("old")));
      return FlowPlan.of(definition, placed, fresh());
    }
  }

  @Test
  void an_existing_member_that_was_not_read_is_a_bug() {
    ExistingMembers<NodeKey> existing =
        new ExistingMembers<>(Graph.of(List.of(key("old")), List.of()), Set.of());
    FlowDefinition<String> definition = defined(draft("c", "old>c"), existing);

    assertThatThrownBy(() -> FlowPlan.of(definition, PlacedMembers.NONE, fresh()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static FreshIds fresh() {
    return new FreshIds(
        IntStream.iterate(1, n -> n + 1).mapToObj(Ids::execution).iterator()::next,
        IntStream.iterate(1, n -> n + 1).mapToObj(Ids::edge).iterator()::next);
  }

  private static NodeKey key(String value) {
    return new NodeKey(value);
  }
}
