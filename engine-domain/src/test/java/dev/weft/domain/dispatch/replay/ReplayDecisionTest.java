package dev.weft.domain.dispatch.replay;

import static dev.weft.domain.dispatch.EdgeOutcome.FAIL;
import static dev.weft.domain.dispatch.EdgeOutcome.SKIP;
import static dev.weft.domain.dispatch.EdgeOutcome.SUCCESS;
import static dev.weft.domain.dispatch.Ids.execution;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Ids;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.OnSatisfied;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ReplayDecisionTest {

  private static final EdgePolicy ALL = new AllOf();
  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);
  private static final ReplayStanding ALLOWED = new ReplayStanding(true, false, 9);
  private static final ReplayScope FLOWLESS =
      new ReplayScope(execution(1), false, List.of(), Map.of(), Map.of());
  private static final ReplayPlan NOTHING =
      new ReplayPlan(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  @Test
  void the_tenth_replay_happens_and_the_eleventh_does_not() {
    assertThat(ReplayDecision.decide(ALLOWED, FLOWLESS))
        .isEqualTo(new ReplayDecision.Replayed(NOTHING));
    assertThat(ReplayDecision.decide(new ReplayStanding(true, false, 10), FLOWLESS))
        .isEqualTo(new ReplayDecision.ReplaysSpent(10));
  }

  @Test
  void only_what_has_ended_is_replayed() {
    assertThat(ReplayDecision.decide(new ReplayStanding(false, false, 0), FLOWLESS))
        .isEqualTo(new ReplayDecision.NotTerminal());
  }

  @Test
  void nothing_is_replayed_in_a_cancelled_flow() {
    assertThat(ReplayDecision.decide(new ReplayStanding(true, true, 0), FLOWLESS))
        .isEqualTo(new ReplayDecision.FlowCancelled());
  }

  @Nested
  class WhenTheGroupIsUndecided {

    @Test
    void its_resolved_edge_reopens_and_the_group_is_recounted() {
      EdgeGroup group = EdgeGroup.sealed(execution(9), ANY, 3).after(new EdgeTally(0, 2, 0));

      ReplayPlan plan =
          plan(
              false,
              List.of(edge(1, 9, FAIL), edge(2, 9, FAIL), waiting(3, 9)),
              List.of(group),
              Map.of(execution(1), Outcome.FAILED, execution(2), Outcome.FAILED));

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(id(1, 9)),
                  List.of(),
                  List.of(group.after(new EdgeTally(0, 1, 0))),
                  List.of(),
                  List.of(),
                  List.of()));
    }

    @Test
    void an_edge_that_is_not_resolved_yet_changes_nothing() {
      EdgeGroup group = EdgeGroup.sealed(execution(9), ALL, 2);

      ReplayPlan plan =
          plan(
              false,
              List.of(waiting(1, 9), waiting(2, 9)),
              List.of(group),
              Map.of(execution(1), Outcome.FAILED));

      assertThat(plan).isEqualTo(NOTHING);
    }
  }

  @Nested
  class WhenTheGroupIsDecided {

    private final EdgeGroup skipped =
        EdgeGroup.sealed(execution(9), ALL, 2).after(new EdgeTally(1, 1, 0));
    private final List<JoinEdge> edges = List.of(edge(1, 9, FAIL), edge(2, 9, SUCCESS));
    private final Map<ExecutionId, Outcome> ended =
        Map.of(
            execution(1), Outcome.FAILED,
            execution(2), Outcome.SUCCESS,
            execution(9), Outcome.SKIPPED);

    @Test
    void it_keeps_its_decision() {
      assertThat(plan(false, edges, List.of(skipped), ended)).isEqualTo(NOTHING);
    }

    @Test
    void downstream_returns_the_skipped_child_to_blocked() {
      assertThat(plan(true, edges, List.of(skipped), ended))
          .isEqualTo(
              new ReplayPlan(
                  List.of(id(1, 9)),
                  List.of(),
                  List.of(skipped.reopened(new EdgeTally(1, 0, 0))),
                  List.of(execution(9)),
                  List.of(),
                  List.of()));
    }

    @Test
    void downstream_leaves_a_child_that_ran_as_it_is() {
      EdgeGroup satisfied = EdgeGroup.sealed(execution(9), ANY, 2).after(new EdgeTally(1, 1, 0));
      Map<ExecutionId, Outcome> ran =
          Map.of(
              execution(1), Outcome.FAILED,
              execution(2), Outcome.SUCCESS,
              execution(9), Outcome.FAILED);

      assertThat(plan(true, edges, List.of(satisfied), ran)).isEqualTo(NOTHING);
    }
  }

  @Nested
  class WhenAChainWasSkipped {

    private final EdgeGroup second = decided(2, 0, 1, 0);
    private final EdgeGroup third = decided(3, 0, 0, 1);

    @Test
    void every_skipped_descendant_returns() {
      ReplayPlan plan =
          plan(
              true,
              List.of(edge(1, 2, FAIL), edge(2, 3, SKIP)),
              List.of(second, third),
              Map.of(
                  execution(1), Outcome.FAILED,
                  execution(2), Outcome.SKIPPED,
                  execution(3), Outcome.SKIPPED));

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(id(1, 2), id(2, 3)),
                  List.of(),
                  List.of(second.reopened(EdgeTally.NONE), third.reopened(EdgeTally.NONE)),
                  List.of(execution(2), execution(3)),
                  List.of(),
                  List.of()));
    }

    @Test
    void the_edge_of_a_returned_child_into_an_undecided_group_reopens_too() {
      EdgeGroup undecided = EdgeGroup.sealed(execution(4), ANY, 2).after(new EdgeTally(0, 0, 1));

      ReplayPlan plan =
          plan(
              true,
              List.of(edge(1, 2, FAIL), edge(2, 4, SKIP), waiting(5, 4)),
              List.of(second, undecided),
              Map.of(execution(1), Outcome.FAILED, execution(2), Outcome.SKIPPED));

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(id(1, 2), id(2, 4)),
                  List.of(),
                  List.of(second.reopened(EdgeTally.NONE), undecided.after(EdgeTally.NONE)),
                  List.of(execution(2)),
                  List.of(),
                  List.of()));
    }

    private EdgeGroup decided(int child, int s, int f, int x) {
      return EdgeGroup.sealed(execution(child), ALL, 1).after(new EdgeTally(s, f, x));
    }
  }

  @Nested
  class WhenAReturnedChildWaitsForNobody {

    private final EdgeGroup ran = EdgeGroup.sealed(execution(2), ANY, 1).after(one(SUCCESS));
    private final EdgeGroup skipped =
        EdgeGroup.sealed(execution(9), ALL, 2).after(new EdgeTally(1, 1, 0));
    private final List<JoinEdge> edges =
        List.of(edge(1, 2, SUCCESS), edge(2, 9, SUCCESS), edge(3, 9, FAIL));

    @Test
    void it_is_skipped_again_at_once() {
      ReplayPlan plan = plan(true, edges, List.of(ran, skipped), endedWith(Outcome.FAILED));

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(),
                  List.of(),
                  List.of(skipped),
                  List.of(execution(9)),
                  List.of(),
                  List.of(execution(9))));
    }

    @Test
    void it_runs_at_once_when_its_upstream_has_succeeded_since() {
      ReplayPlan plan = plan(true, edges, List.of(ran, skipped), endedWith(Outcome.SUCCESS));

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(),
                  List.of(new ResolvedEdge(id(3, 9), execution(3), execution(9), SUCCESS)),
                  List.of(skipped.reopened(new EdgeTally(2, 0, 0))),
                  List.of(execution(9)),
                  List.of(execution(9)),
                  List.of()));
    }

    @Test
    void it_waits_for_an_upstream_that_runs_again() {
      Map<ExecutionId, Outcome> ended =
          Map.of(
              execution(1), Outcome.SUCCESS,
              execution(2), Outcome.SUCCESS,
              execution(9), Outcome.SKIPPED);

      ReplayPlan plan = plan(true, edges, List.of(ran, skipped), ended);

      assertThat(plan)
          .isEqualTo(
              new ReplayPlan(
                  List.of(id(3, 9)),
                  List.of(),
                  List.of(skipped.reopened(one(SUCCESS))),
                  List.of(execution(9)),
                  List.of(),
                  List.of()));
    }

    @Test
    void an_edge_that_is_not_resolved_yet_stays_so() {
      EdgeGroup wide = EdgeGroup.sealed(execution(9), ALL, 2).after(new EdgeTally(0, 1, 0));

      ReplayPlan plan =
          plan(
              true,
              List.of(edge(1, 9, FAIL), waiting(3, 9)),
              List.of(wide),
              Map.of(
                  execution(1), Outcome.FAILED,
                  execution(3), Outcome.SUCCESS,
                  execution(9), Outcome.SKIPPED));

      assertThat(plan.groups()).containsExactly(wide.reopened(EdgeTally.NONE));
      assertThat(plan.reopened()).containsExactly(id(1, 9));
    }

    private Map<ExecutionId, Outcome> endedWith(Outcome third) {
      return Map.of(
          execution(1), Outcome.SUCCESS,
          execution(2), Outcome.SUCCESS,
          execution(3), third,
          execution(9), Outcome.SKIPPED);
    }
  }

  @Test
  void a_skipped_member_beside_the_path_stays_skipped() {
    EdgeGroup aside = EdgeGroup.sealed(execution(9), ALL, 1).after(one(FAIL));

    ReplayPlan plan =
        plan(
            true,
            List.of(edge(5, 9, FAIL)),
            List.of(aside),
            Map.of(execution(5), Outcome.FAILED, execution(9), Outcome.SKIPPED));

    assertThat(plan).isEqualTo(NOTHING);
  }

  @Test
  void a_group_that_was_not_read_is_a_bug() {
    assertThatThrownBy(() -> plan(false, List.of(edge(1, 9, FAIL)), List.of(), Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ReplayPlan plan(
      boolean downstream,
      List<JoinEdge> edges,
      List<EdgeGroup> groups,
      Map<ExecutionId, Outcome> ended) {
    Map<ExecutionId, EdgeGroup> byChild =
        groups.stream().collect(Collectors.toMap(EdgeGroup::child, group -> group));
    ReplayScope scope = new ReplayScope(execution(1), downstream, edges, byChild, ended);
    return ((ReplayDecision.Replayed) ReplayDecision.decide(ALLOWED, scope)).plan();
  }

  private static JoinEdge edge(int upstream, int child, EdgeOutcome outcome) {
    return waiting(upstream, child).resolved(outcome);
  }

  private static JoinEdge waiting(int upstream, int child) {
    return new JoinEdge(
        id(upstream, child),
        execution(upstream),
        execution(child),
        new EdgeResolution.Unresolved());
  }

  private static EdgeId id(int upstream, int child) {
    return Ids.edge(upstream * 100 + child);
  }

  private static EdgeTally one(EdgeOutcome outcome) {
    return EdgeTally.of(List.of(outcome));
  }
}
