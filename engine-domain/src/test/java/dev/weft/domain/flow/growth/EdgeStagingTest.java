package dev.weft.domain.flow.growth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.definition.ExistingMembers;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Cycle;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EdgeStagingTest {

  private static final GraphRevision REVISION = new GraphRevision(5);
  private static final GraphRevision STALE = new GraphRevision(4);
  private static final GrowingGroup SEALED = new GrowingGroup(EdgePolicy.DEFAULT, 0, 1, true);
  private static final Arc<String> BC = new Arc<>("b", "c");

  private final ExistingMembers<String> members =
      new ExistingMembers<>(
          Graph.of(List.of("a", "b", "c"), List.of(new Arc<>("a", "b"))), Set.of("f"));
  private final EdgeStaging<String> open = staging(GrowingGroup.OPEN, FlowState.OPEN);

  @Test
  void a_sound_edge_is_staged_and_raises_the_revision() {
    assertThat(open.stage(BC, new KnownEdge.None<>(), REVISION))
        .isEqualTo(new StageDecision.Staged<>(new GraphRevision(6)));
  }

  @Test
  void a_stale_expectation_is_contention() {
    assertThat(open.stage(BC, new KnownEdge.None<>(), STALE))
        .isEqualTo(new StageDecision.Contended<>(REVISION));
  }

  @Test
  void a_sealed_group_takes_no_edges() {
    assertThat(staging(SEALED, FlowState.RUNNING).stage(BC, new KnownEdge.None<>(), REVISION))
        .isEqualTo(new StageDecision.GroupSealed<>());
  }

  @ParameterizedTest
  @EnumSource(
      value = FlowState.class,
      names = {"COMPLETED", "FAILED", "CANCELLED"})
  void a_flow_that_is_over_takes_no_edges(FlowState state) {
    assertThat(staging(GrowingGroup.OPEN, state).stage(BC, new KnownEdge.None<>(), REVISION))
        .isEqualTo(new StageDecision.FlowClosed<>(state));
  }

  @Nested
  class WhenTheIdIsKnown {

    private final EdgeStaging<String> closed = staging(SEALED, FlowState.CANCELLED);

    @ParameterizedTest
    @EnumSource(EdgeState.class)
    void a_repeated_call_gets_its_answer_whatever_happened_since(EdgeState state) {
      assertThat(closed.stage(BC, new KnownEdge.Stored<>(BC, state), STALE))
          .isEqualTo(new StageDecision.AlreadyStaged<>(state));
    }

    @Test
    void other_ends_are_a_conflict() {
      Arc<String> stored = new Arc<>("a", "c");

      assertThat(open.stage(BC, new KnownEdge.Stored<>(stored, EdgeState.STAGED), REVISION))
          .isEqualTo(new StageDecision.IdTaken<>(stored));
    }
  }

  @Nested
  class WhenTheEdgeHasAProblem {

    @Test
    void the_cycle_it_would_close_is_named() {
      assertThat(open.stage(new Arc<>("b", "a"), new KnownEdge.None<>(), REVISION))
          .isEqualTo(
              new StageDecision.Refused<>(
                  List.of(new DefinitionProblem.CycleFound<>(new Cycle<>(List.of("a", "b"))))));
    }

    @Test
    void strangers_are_named_as_unknown_or_foreign() {
      assertThat(open.stage(new Arc<>("x", "f"), new KnownEdge.None<>(), REVISION))
          .isEqualTo(
              new StageDecision.Refused<>(
                  List.of(
                      new DefinitionProblem.UnknownMember<>("x"),
                      new DefinitionProblem.ForeignMember<>("f"))));
    }

    @Test
    void a_self_edge_and_a_second_edge_of_a_pair_are_refused() {
      assertThat(open.stage(new Arc<>("c", "c"), new KnownEdge.None<>(), REVISION))
          .isEqualTo(new StageDecision.Refused<>(List.of(new DefinitionProblem.SelfEdge<>("c"))));
      assertThat(open.stage(new Arc<>("a", "b"), new KnownEdge.None<>(), REVISION))
          .isEqualTo(
              new StageDecision.Refused<>(
                  List.of(new DefinitionProblem.DuplicateEdge<>("a", "b"))));
      assertThat(open.stage(new Arc<>("x", "x"), new KnownEdge.None<>(), REVISION))
          .isEqualTo(
              new StageDecision.Refused<>(
                  List.of(
                      new DefinitionProblem.UnknownMember<>("x"),
                      new DefinitionProblem.SelfEdge<>("x"))));
    }

    @Test
    void exactly_at_the_limits_is_no_problem() {
      EdgeStaging<String> exact =
          new EdgeStaging<>(
              members, GrowingGroup.OPEN, FlowState.OPEN, REVISION, new GraphLimits(3, 2, 1, 1, 3));

      assertThat(exact.stage(BC, new KnownEdge.None<>(), REVISION))
          .isEqualTo(new StageDecision.Staged<>(new GraphRevision(6)));
    }

    @Test
    void limits_hold_for_the_grown_graph() {
      EdgeStaging<String> narrow =
          new EdgeStaging<>(
              members, GrowingGroup.OPEN, FlowState.OPEN, REVISION, new GraphLimits(3, 1, 1, 1, 2));

      assertThat(narrow.stage(BC, new KnownEdge.None<>(), REVISION))
          .isEqualTo(
              new StageDecision.Refused<>(
                  List.of(
                      new DefinitionProblem.TooManyEdges<>(2, 1),
                      new DefinitionProblem.TooDeep<>(3, 2))));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "STAGED, OPEN, applied",
    "STAGED, RUNNING, applied",
    "STAGED, CANCELLED, closed",
    "APPLIED, OPEN, already",
    "APPLIED, CANCELLED, already",
    "RESOLVED, RUNNING, already"
  })
  void an_edge_is_applied_once(EdgeState edge, FlowState flow, String expected) {
    ApplyDecision decision = ApplyDecision.apply(edge, flow, REVISION);

    assertThat(decision)
        .isEqualTo(
            switch (expected) {
              case "applied" -> new ApplyDecision.Applied(new GraphRevision(6));
              case "closed" -> new ApplyDecision.FlowClosed(flow);
              default -> new ApplyDecision.AlreadyApplied();
            });
  }

  private EdgeStaging<String> staging(GrowingGroup group, FlowState state) {
    return new EdgeStaging<>(members, group, state, REVISION, GraphLimits.DEFAULT);
  }
}
