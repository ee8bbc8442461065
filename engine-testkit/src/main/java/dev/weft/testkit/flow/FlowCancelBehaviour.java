package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.application.flow.FlowCanceller;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowState;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.in.flow.DefineGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A cancelled flow stays cancelled; how far that reaches its policy says. */
public abstract class FlowCancelBehaviour extends FlowStage {

  private PlayedFlow inAllPhases() {
    PlayedFlow flow =
        play(
            nodes("done", "running", "waiting", "blocked")
                .edge("running", "blocked")
                .edge("waiting", "blocked"));
    flow.succeed("done");
    return flow;
  }

  private static List<ExecutionId> cancelled(CancelFlow.Result result) {
    return ((CancelFlow.Result.Cancelled) result).members();
  }

  @Test
  void cancel_all_ends_every_member_that_has_not_ended() {
    PlayedFlow flow = inAllPhases();
    LeaseHandle held = flow.start("running");

    CancelFlow.Result result = flows().cancel(flow.id(), CancellationPolicy.CANCEL_ALL);

    assertThat(cancelled(result))
        .containsExactlyInAnyOrderElementsOf(flow.executions("running", "waiting", "blocked"));
    assertThat(flow.states("done", "running", "waiting", "blocked"))
        .containsExactly(
            PublicState.COMPLETED,
            PublicState.CANCELLED,
            PublicState.CANCELLED,
            PublicState.CANCELLED);
    assertThat(engine().complete(held, Content.EMPTY)).isInstanceOf(Settlement.Refused.class);
    assertThat(flow.state()).isEqualTo(FlowState.CANCELLED);
  }

  @Test
  void cancel_pending_lets_active_members_run_without_retries() {
    PlayedFlow flow = inAllPhases();
    LeaseHandle held = flow.start("running");

    CancelFlow.Result result = flows().cancel(flow.id(), CancellationPolicy.CANCEL_PENDING);

    assertThat(cancelled(result))
        .containsExactlyInAnyOrderElementsOf(flow.executions("waiting", "blocked"));
    assertThat(flow.stateOf("running")).isEqualTo(PublicState.ACTIVE);
    assertThat(engine().fail(held, FailureClass.TRANSIENT, "drill"))
        .isEqualTo(new Settlement.Ended(held.execution(), Outcome.FAILED));
  }

  @Test
  void flow_only_touches_no_member_and_its_work_goes_on() {
    PlayedFlow flow = inAllPhases();

    CancelFlow.Result result = flows().cancel(flow.id(), CancellationPolicy.FLOW_ONLY);
    flow.succeed("running", "waiting");
    flows().dispatchAll();

    assertThat(cancelled(result)).isEmpty();
    assertThat(flow.stateOf("blocked")).isEqualTo(PublicState.WAITING);
    assertThat(flow.state()).isEqualTo(FlowState.CANCELLED);
  }

  @Test
  void the_first_policy_stays_in_force() {
    PlayedFlow flow = inAllPhases();
    flows().cancel(flow.id(), CancellationPolicy.FLOW_ONLY);

    CancelFlow.Result again = flows().cancel(flow.id(), CancellationPolicy.CANCEL_ALL);

    assertThat(again)
        .isEqualTo(
            new CancelFlow.Result.Cancelled(flow.id(), CancellationPolicy.FLOW_ONLY, List.of()));
    assertThat(flow.stateOf("waiting")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void an_unknown_flow_is_not_found_and_a_finished_one_refused() {
    PlayedFlow flow = play(nodes("a"));
    flow.succeed("a");
    flows().dispatchAll();
    flows().finish();

    assertThat(flows().cancel(opened().ids().flow(), CancellationPolicy.CANCEL_ALL))
        .isEqualTo(new CancelFlow.Result.NotFound());
    assertThat(flows().cancel(flow.id(), CancellationPolicy.CANCEL_ALL))
        .isEqualTo(new CancelFlow.Result.AlreadyFinished(FlowState.COMPLETED));
    assertThat(flow.state()).isEqualTo(FlowState.COMPLETED);
  }

  @Test
  void a_cancelled_flow_takes_no_graph_calls_and_no_replays() {
    PlayedFlow flow = inAllPhases();
    flows().cancel(flow.id(), CancellationPolicy.FLOW_ONLY);

    assertThat(flows().define(flow.id(), nodes("more")))
        .isEqualTo(new DefineGraph.Result.FlowClosed(FlowState.CANCELLED));
    assertThat(
            new ExecutionReplayer(opened().transactions())
                .replay(new ReplayExecution.Command(flow.execution("done"), Deadline.NEVER, false)))
        .isEqualTo(new ReplayExecution.Result.FlowCancelled(flow.execution("done"), flow.id()));
  }

  @Test
  void what_a_crash_left_the_sweep_carries_out() {
    PlayedFlow flow = inAllPhases();
    mark(flow);
    assertThat(flow.stateOf("waiting")).isEqualTo(PublicState.WAITING);

    int changed = flows().carryOutCancels().changed();

    assertThat(changed).isEqualTo(3);
    assertThat(flow.states("running", "waiting", "blocked")).containsOnly(PublicState.CANCELLED);
    assertThat(flows().carryOutCancels().scanned()).isZero();
  }

  @Test
  void calling_again_after_a_crash_carries_on() {
    PlayedFlow flow = inAllPhases();
    mark(flow);

    CancelFlow.Result result =
        new FlowCanceller(opened().transactions())
            .cancel(
                new CancelFlow.Command(flow.id(), CancellationPolicy.CANCEL_ALL, "again", "other"));

    assertThat(cancelled(result)).hasSize(3);
    assertThat(flows().describe(flow.id()).flow().cancellation())
        .isInstanceOfSatisfying(
            FlowCancellation.Cancelled.class,
            by -> {
              assertThat(by.reason()).isEqualTo("drill");
              assertThat(by.carriedOut()).isTrue();
            });
  }

  /** As if the process had died right after the first commit. */
  private void mark(PlayedFlow played) {
    inTransaction(
        stores -> {
          Flow flow = stores.flow().flows().lock(played.id()).orElseThrow().flow();
          FlowCancellation.Cancelled by =
              new FlowCancellation.Cancelled(
                  CancellationPolicy.CANCEL_ALL, "drill", "tester", now(), false);
          stores.flow().flows().write(List.of(flow.cancelled(by)));
          return flow;
        });
  }
}
