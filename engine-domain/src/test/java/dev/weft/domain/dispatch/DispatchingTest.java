package dev.weft.domain.dispatch;

import static dev.weft.domain.dispatch.Ids.edge;
import static dev.weft.domain.dispatch.Ids.execution;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.OnSatisfied;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DispatchingTest {

  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);
  private static final DispatchPlan NOTHING =
      new DispatchPlan(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  @Test
  void the_last_success_unblocks_the_child() {
    EdgeGroup group = EdgeGroup.sealed(execution(9), new AllOf(), 2);

    DispatchPlan plan =
        Dispatching.plan(
            batch(ended(1, Outcome.SUCCESS), leads(1, 9), blocked(group, new EdgeTally(1, 0, 0))));

    assertThat(plan)
        .isEqualTo(
            new DispatchPlan(
                List.of(
                    new ResolvedEdge(edge(109), execution(1), execution(9), EdgeOutcome.SUCCESS)),
                List.of(group.after(new EdgeTally(2, 0, 0))),
                List.of(execution(9)),
                List.of(),
                List.of(),
                List.of(),
                List.of(ended(1, Outcome.SUCCESS))));
  }

  @Test
  void a_failure_skips_the_child_of_an_all_of() {
    EdgeGroup group = EdgeGroup.sealed(execution(9), new AllOf(), 2);

    DispatchPlan plan =
        Dispatching.plan(
            batch(ended(1, Outcome.EXPIRED), leads(1, 9), blocked(group, EdgeTally.NONE)));

    assertThat(plan)
        .isEqualTo(
            new DispatchPlan(
                List.of(new ResolvedEdge(edge(109), execution(1), execution(9), EdgeOutcome.FAIL)),
                List.of(group.after(new EdgeTally(0, 1, 0))),
                List.of(),
                List.of(execution(9)),
                List.of(),
                List.of(execution(9)),
                List.of(ended(1, Outcome.EXPIRED))));
  }

  @Test
  void three_arrivals_at_one_group_all_count() {
    EdgeGroup group = EdgeGroup.sealed(execution(9), new AllOf(), 4);

    DispatchPlan plan =
        Dispatching.plan(
            new DispatchBatch(
                List.of(
                    ended(1, Outcome.SUCCESS),
                    ended(2, Outcome.SUCCESS),
                    ended(3, Outcome.SUCCESS)),
                List.of(leads(3, 9), leads(1, 9), leads(2, 9)),
                Map.of(execution(9), blocked(group, EdgeTally.NONE))));

    assertThat(plan.groups()).containsExactly(group.after(new EdgeTally(3, 0, 0)));
    assertThat(plan.unblocked()).isEmpty();
    assertThat(plan.waiting()).containsExactly(execution(9));
    assertThat(plan.relieved()).isEmpty();
    assertThat(plan.done()).hasSize(3);
  }

  @Test
  void the_totals_come_from_the_edges_and_not_from_the_group() {
    EdgeGroup drifted =
        new EdgeGroup(
            execution(9), ANY, true, 3, new EdgeTally(0, 2, 0), new EdgeDecision.Waiting());

    DispatchPlan plan =
        Dispatching.plan(
            batch(ended(1, Outcome.FAILED), leads(1, 9), blocked(drifted, EdgeTally.NONE)));

    assertThat(plan.groups()).containsExactly(drifted.after(new EdgeTally(0, 1, 0)));
  }

  @Nested
  class WhenTheGroupIsDecided {

    private final EdgeGroup decided =
        EdgeGroup.sealed(execution(9), ANY, 2).after(new EdgeTally(1, 0, 0));

    @Test
    void a_late_arrival_moves_only_counts() {
      Join join = blocked(decided, new EdgeTally(1, 0, 0));

      DispatchPlan plan = Dispatching.plan(batch(ended(2, Outcome.SUCCESS), leads(2, 9), join));

      assertThat(plan)
          .isEqualTo(
              new DispatchPlan(
                  List.of(
                      new ResolvedEdge(edge(209), execution(2), execution(9), EdgeOutcome.SUCCESS)),
                  List.of(decided.after(new EdgeTally(2, 0, 0))),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(ended(2, Outcome.SUCCESS))));
    }
  }

  @Nested
  class WhenTheChildIsNoLongerBlocked {

    @Test
    void its_group_decides_but_it_neither_runs_nor_is_skipped() {
      EdgeGroup ready = EdgeGroup.sealed(execution(8), ANY, 2);
      EdgeGroup hopeless = EdgeGroup.sealed(execution(9), new AllOf(), 2);
      Map<ExecutionId, Join> joins =
          Map.of(
              execution(8), new Join(ready, EdgeTally.NONE, false),
              execution(9), new Join(hopeless, EdgeTally.NONE, false));

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  List.of(ended(1, Outcome.SUCCESS), ended(2, Outcome.SKIPPED)),
                  List.of(leads(1, 8), leads(2, 9)),
                  joins));

      assertThat(plan.groups())
          .containsExactly(
              ready.after(new EdgeTally(1, 0, 0)), hopeless.after(new EdgeTally(0, 0, 1)));
      assertThat(plan.unblocked()).isEmpty();
      assertThat(plan.skipped()).isEmpty();
      assertThat(plan.relieved()).containsExactly(execution(8), execution(9));
    }
  }

  @Nested
  class WhenTheUpstreamWasReplayed {

    private final DispatchEvent outdated = new DispatchEvent(execution(1), 0, Outcome.FAILED, 1);
    private final Join join = blocked(EdgeGroup.sealed(execution(9), ANY, 1), EdgeTally.NONE);

    @Test
    void the_event_of_the_older_generation_is_marked_without_effect() {
      DispatchPlan plan = Dispatching.plan(batch(outdated, leads(1, 9), join));

      assertThat(plan)
          .isEqualTo(
              new DispatchPlan(
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(),
                  List.of(outdated)));
    }

    @Test
    void the_newer_event_in_the_same_batch_counts() {
      DispatchEvent current = new DispatchEvent(execution(1), 1, Outcome.SUCCESS, 1);

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  List.of(current, outdated), List.of(leads(1, 9)), Map.of(execution(9), join)));

      assertThat(plan.edges())
          .containsExactly(
              new ResolvedEdge(edge(109), execution(1), execution(9), EdgeOutcome.SUCCESS));
      assertThat(plan.done()).containsExactly(current, outdated);
    }

    @Test
    void its_many_edges_do_not_hide_the_unread_ones_of_another() {
      DispatchEvent other = ended(2, Outcome.SUCCESS);

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  List.of(outdated, other),
                  List.of(leads(1, 7), leads(1, 8), leads(1, 9)),
                  Map.of()),
              2);

      assertThat(plan.done()).containsExactly(outdated);
    }

    @Test
    void a_generation_that_does_not_exist_yet_is_a_bug() {
      assertThatThrownBy(() -> new DispatchEvent(execution(1), 2, Outcome.SUCCESS, 1))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Nested
  class WhenThereAreMoreEdgesThanOneTransactionTakes {

    @Test
    void an_event_with_edges_left_is_not_marked() {
      DispatchPlan plan = Dispatching.plan(fanOut(3), 2);

      assertThat(plan.edges()).extracting(ResolvedEdge::id).containsExactly(edge(110), edge(111));
      assertThat(plan.unblocked()).containsExactly(execution(10), execution(11));
      assertThat(plan.done()).isEmpty();
    }

    @Test
    void an_event_whose_edges_all_fit_is_marked() {
      assertThat(Dispatching.plan(fanOut(2), 2).done()).containsExactly(ended(1, Outcome.SUCCESS));
    }

    @Test
    void five_hundred_edges_fit_and_one_more_does_not() {
      assertThat(Dispatching.plan(fanOut(500)).done()).hasSize(1);
      assertThat(Dispatching.plan(fanOut(501)).edges()).hasSize(500);
      assertThat(Dispatching.plan(fanOut(501)).done()).isEmpty();
    }

    @Test
    void events_before_the_cut_are_marked_and_those_behind_it_wait() {
      Join join = blocked(EdgeGroup.sealed(execution(9), new AllOf(), 5), EdgeTally.NONE);
      List<DispatchEvent> events =
          IntStream.rangeClosed(1, 4).mapToObj(n -> ended(n, Outcome.SUCCESS)).toList();

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  events,
                  List.of(leads(1, 9), leads(2, 9), leads(3, 9)),
                  Map.of(execution(9), join)),
              2);

      assertThat(plan.done()).containsExactly(events.get(0), events.get(1));
    }

    private DispatchBatch fanOut(int width) {
      Map<ExecutionId, Join> joins = new HashMap<>();
      IntStream.range(10, 10 + width)
          .forEach(
              child ->
                  joins.put(
                      execution(child),
                      blocked(EdgeGroup.sealed(execution(child), ANY, 1), EdgeTally.NONE)));
      List<UnresolvedEdge> edges =
          IntStream.range(10, 10 + width).mapToObj(child -> leads(1, child)).toList();
      return new DispatchBatch(List.of(ended(1, Outcome.SUCCESS)), edges, joins);
    }
  }

  @Nested
  class WhenAnExecutionEndsBeforeItsOwnJoinDecides {

    @Test
    void its_upstreams_are_put_to_the_loser_rule() {
      Join own = new Join(EdgeGroup.sealed(execution(5), ANY, 2), EdgeTally.NONE, false);

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  List.of(ended(5, Outcome.CANCELLED)), List.of(), Map.of(execution(5), own)));

      assertThat(plan.relieved()).containsExactly(execution(5));
      assertThat(plan.groups()).isEmpty();
    }

    @Test
    void a_decided_join_has_nothing_more_to_say() {
      EdgeGroup decided = EdgeGroup.sealed(execution(5), ANY, 2).after(new EdgeTally(1, 0, 0));

      DispatchPlan plan =
          Dispatching.plan(
              new DispatchBatch(
                  List.of(ended(5, Outcome.CANCELLED)),
                  List.of(),
                  Map.of(execution(5), new Join(decided, EdgeTally.NONE, false))));

      assertThat(plan.relieved()).isEmpty();
    }
  }

  @Test
  void an_event_without_unresolved_edges_is_only_marked() {
    DispatchEvent event = ended(1, Outcome.SUCCESS);

    DispatchPlan plan = Dispatching.plan(new DispatchBatch(List.of(event), List.of(), Map.of()));

    assertThat(plan)
        .isEqualTo(
            new DispatchPlan(
                List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(event)));
  }

  @Test
  void an_empty_batch_plans_nothing() {
    assertThat(Dispatching.plan(new DispatchBatch(List.of(), List.of(), Map.of())))
        .isEqualTo(NOTHING);
  }

  @Test
  void a_join_that_was_not_read_is_a_bug() {
    DispatchBatch batch =
        new DispatchBatch(List.of(ended(1, Outcome.SUCCESS)), List.of(leads(1, 9)), Map.of());

    assertThatThrownBy(() -> Dispatching.plan(batch)).isInstanceOf(IllegalArgumentException.class);
  }

  private static DispatchBatch batch(DispatchEvent event, UnresolvedEdge edge, Join join) {
    return new DispatchBatch(List.of(event), List.of(edge), Map.of(edge.child(), join));
  }

  private static DispatchEvent ended(int upstream, Outcome outcome) {
    return new DispatchEvent(execution(upstream), 0, outcome, 0);
  }

  private static UnresolvedEdge leads(int upstream, int child) {
    return new UnresolvedEdge(edge(upstream * 100 + child), execution(upstream), execution(child));
  }

  private static Join blocked(EdgeGroup group, EdgeTally counted) {
    return new Join(group, counted, true);
  }
}
