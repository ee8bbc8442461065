package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.application.dispatch.DependencyReconciler;
import dev.weft.application.dispatch.StrandedEdgeResolver;
import dev.weft.application.execution.ExecutionExplainer;
import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.explain.Reason;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.in.sweep.Walked;
import dev.weft.port.out.dispatch.DispatchWrites.Dispatched;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.contract.FailingWrites;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Completions travel over edges, whatever fails on the way, and are marked last (I2). */
public abstract class DispatchBehaviour extends FlowStage {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private List<Reason> explain(ExecutionId id) {
    return new ExecutionExplainer(opened().transactions()).explain(id).orElseThrow().reasons();
  }

  @Test
  void a_child_runs_when_its_upstreams_have_succeeded_and_gets_their_results() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "c", "left").edge("b", "c", "right"));
    flow.succeed("a");
    flows().dispatchAll();
    assertThat(flow.stateOf("c")).isEqualTo(PublicState.WAITING_CHILDREN);

    flow.succeed("b");
    flows().dispatchAll();

    assertThat(flow.claim("c").upstreams())
        .extracting(
            passed -> passed.about().ref().label(),
            passed -> ((PassedResult.WithContent) passed).content())
        .containsExactlyInAnyOrder(
            tuple("left", Content.json("\"a\"")), tuple("right", Content.json("\"b\"")));
  }

  @Test
  void a_child_that_became_runnable_wakes_its_lane() {
    PlayedFlow flow = play(nodes("a", "b").edge("a", "b"));
    flow.succeed("a");
    opened().signal().forget();

    flows().dispatchAll();

    assertThat(opened().signal().raised()).contains(laneOf("b"));
  }

  @Test
  void a_skip_cascades_to_the_end_of_the_chain() {
    PlayedFlow flow = play(nodes("a", "b", "c", "d").edge("a", "b").edge("b", "c").edge("c", "d"));
    flow.fail("a");

    DispatchReport report = flows().dispatchAll();

    assertThat(flow.states("b", "c", "d")).containsOnly(PublicState.SKIPPED);
    assertThat(report).isEqualTo(new DispatchReport(4, 4, 3, 0, 3, 0, 0));
  }

  @Test
  void a_chain_drains_in_as_many_ticks_as_it_is_deep() {
    int depth = 6;
    DraftBuilder draft = nodes("n0");
    for (int i = 1; i < depth; i++) {
      draft = draft.node("n" + i, task("n" + i)).edge("n" + (i - 1), "n" + i);
    }
    PlayedFlow flow = play(draft);
    flow.fail("n0");

    for (int tick = 0; tick < depth; tick++) {
      clock().advance(SECOND);
      flows().tick(SECOND, 1_000);
    }

    assertThat(IntStream.range(1, depth).mapToObj(i -> flow.stateOf("n" + i)))
        .containsOnly(PublicState.SKIPPED);
  }

  @Test
  void a_tick_leaves_young_events_and_counts_what_it_does() {
    PlayedFlow old = play(nodes("a", "b").edge("a", "b"));
    old.succeed("a");
    clock().advance(SECOND);
    freshPlace();
    PlayedFlow young = play(nodes("a", "b").edge("a", "b"));
    young.succeed("a");

    assertThat(flows().tick(SECOND, 1_000))
        .isEqualTo(new ReconcileDependencies.Report(1, 1, 0, 0, 0, 0));
    assertThat(old.stateOf("b")).isEqualTo(PublicState.WAITING);
    assertThat(young.stateOf("b")).isEqualTo(PublicState.WAITING_CHILDREN);
    assertThat(flows().tick(Duration.ZERO, 1_000))
        .isEqualTo(new ReconcileDependencies.Report(1, 1, 0, 0, 0, 0));
    assertThat(flows().tick(Duration.ZERO, 1_000))
        .isEqualTo(new ReconcileDependencies.Report(0, 0, 0, 0, 0, 0));
  }

  @Test
  void a_poison_event_at_the_head_holds_up_nobody_and_is_explained() {
    PlayedFlow poison = play(nodes("a", "b").edge("a", "b"));
    poison.succeed("a");
    clock().advance(SECOND);
    freshPlace();
    PlayedFlow sound = play(nodes("a", "b").edge("a", "b"));
    sound.succeed("a");
    Transactions broken = new FailingWrites(opened().transactions(), poison.execution("b"));

    DispatchReport report = new CompletionDispatcher(broken).dispatchNext();

    assertThat(report).isEqualTo(new DispatchReport(2, 1, 1, 1, 0, 0, 1));
    assertThat(sound.stateOf("b")).isEqualTo(PublicState.WAITING);
    assertThat(poison.stateOf("b")).isEqualTo(PublicState.WAITING_CHILDREN);
    assertThat(explain(poison.execution("b")))
        .singleElement()
        .isInstanceOfSatisfying(
            Reason.DispatchPending.class,
            pending -> assertThat(pending.error()).contains("cannot be written"));
    assertThat(flows().dispatchNext()).isEqualTo(DispatchReport.NOTHING);

    clock().advance(SECOND);
    flows().dispatchAll();
    assertThat(poison.stateOf("b")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void a_tick_counts_the_event_that_fails() {
    PlayedFlow poison = play(nodes("a", "b").edge("a", "b"));
    freshPlace();
    PlayedFlow sound = play(nodes("a", "b").edge("a", "b"));
    poison.succeed("a");
    sound.succeed("a");
    Transactions broken = new FailingWrites(opened().transactions(), poison.execution("b"));

    ReconcileDependencies.Report report =
        new DependencyReconciler(broken)
            .tick(new ReconcileDependencies.Command(EventScope.ALL, Duration.ZERO, 10));

    assertThat(report).isEqualTo(new ReconcileDependencies.Report(2, 1, 0, 0, 1, 0));
  }

  @Test
  void a_wide_fan_out_is_dispatched_in_pieces_and_marked_last() {
    int width = 1_001;
    DraftBuilder draft = nodes("root");
    for (int i = 0; i < width; i++) {
      draft = draft.node("n" + i, task("n")).edge("root", "n" + i);
    }
    PlayedFlow flow = play(draft);
    flow.succeed("root");

    assertThat(flows().dispatchNext()).isEqualTo(new DispatchReport(1, 0, 500, 500, 0, 0, 0));
    assertThat(flows().dispatchNext()).isEqualTo(new DispatchReport(1, 0, 500, 500, 0, 0, 0));
    assertThat(flows().dispatchNext()).isEqualTo(new DispatchReport(1, 1, 1, 1, 0, 0, 0));
    assertThat(flows().dispatchNext()).isEqualTo(DispatchReport.NOTHING);
  }

  @Test
  void an_event_that_got_lost_is_found_from_the_rows() {
    PlayedFlow flow = play(nodes("a", "b").edge("a", "b"));
    flow.succeed("a");
    DispatchEvent lost = new DispatchEvent(flow.execution("a"), 0, Outcome.SUCCESS, 0);
    inTransaction(
        stores -> {
          stores
              .dispatch()
              .writes()
              .write(new Dispatched(List.of(), List.of(), Map.of(), List.of(lost)));
          return lost;
        });
    assertThat(flows().dispatchAll()).isEqualTo(DispatchReport.NOTHING);

    Walked<DispatchReport> walked =
        new StrandedEdgeResolver(opened().transactions()).resolveOnce(ExecutionId.LOWEST);

    assertThat(walked.next()).isEqualTo(ExecutionId.LOWEST);
    assertThat(walked.report()).isEqualTo(new DispatchReport(1, 1, 1, 1, 0, 0, 0));
    assertThat(flow.stateOf("b")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void a_member_says_what_it_waits_for() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "c").edge("b", "c"));
    flow.succeed("a");

    assertThat(explain(flow.execution("c")))
        .containsExactlyInAnyOrder(
            new Reason.DispatchPending(now(), ""),
            new Reason.WaitingForUpstreams(flow.executions("b")));

    flows().dispatchAll();
    assertThat(explain(flow.execution("c")))
        .containsExactly(new Reason.WaitingForUpstreams(flow.executions("b")));
  }
}
