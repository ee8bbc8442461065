package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.testkit.builders.DraftBuilder;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What arrives after the decision moves counts and nothing else (I3, I6). */
public abstract class LateArrivalBehaviour extends FlowStage {

  private PlayedFlow satisfied() {
    DraftBuilder draft =
        nodes("a", "b", "join").edge("a", "join").edge("b", "join").joining("join", ANY_SPARING);
    PlayedFlow flow = play(draft);
    flow.succeed("a");
    flows().dispatchAll();
    return flow;
  }

  private EdgeGroup groupOf(PlayedFlow flow) {
    return flows().graph(flow.id()).groups().getFirst();
  }

  @Test
  void a_late_success_leaves_a_running_child_alone() {
    PlayedFlow flow = satisfied();
    flow.start("join");
    Execution running = flow.see("join");

    flow.succeed("b");
    DispatchReport report = flows().dispatchAll();

    assertThat(flow.see("join")).isEqualTo(running);
    assertThat(report).isEqualTo(new DispatchReport(1, 1, 1, 0, 0, 0, 0));
    assertThat(groupOf(flow).tally()).isEqualTo(new EdgeTally(2, 0, 0));
  }

  @Test
  void a_late_success_leaves_a_delayed_child_alone() {
    PlayedFlow flow = satisfied();
    engine().delay(flow.start("join"), now().plus(Duration.ofHours(1)), DelayCause.DELAY);
    Execution delayed = flow.see("join");

    flow.succeed("b");
    flows().dispatchAll();

    assertThat(flow.see("join")).isEqualTo(delayed);
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.DELAYED);
  }

  @Test
  void a_late_success_leaves_a_finished_child_alone() {
    PlayedFlow flow = satisfied();
    engine().complete(flow.start("join"), Content.EMPTY);
    Execution finished = flow.see("join");

    flow.succeed("b");
    flows().dispatchAll();

    assertThat(flow.see("join")).isEqualTo(finished);
  }

  @Test
  void a_late_success_does_not_revive_a_skipped_child() {
    EdgePolicy two = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);
    PlayedFlow flow =
        play(nodes("a", "b", "join").edge("a", "join").edge("b", "join").joining("join", two));
    flow.fail("a");
    flows().dispatchAll();
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.SKIPPED);

    flow.succeed("b");
    flows().dispatchAll();

    assertThat(flow.stateOf("join")).isEqualTo(PublicState.SKIPPED);
    assertThat(groupOf(flow).decision()).isEqualTo(new EdgeDecision.Impossible());
    assertThat(groupOf(flow).tally()).isEqualTo(new EdgeTally(1, 1, 0));
  }

  @Test
  void a_late_failure_does_not_stop_a_child_that_may_run() {
    PlayedFlow flow = satisfied();

    flow.fail("b");
    flows().dispatchAll();

    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
    assertThat(groupOf(flow).tally()).isEqualTo(new EdgeTally(1, 1, 0));
  }

  @Test
  void a_child_that_was_cancelled_while_it_waited_stays_cancelled() {
    PlayedFlow flow = play(nodes("a", "join").edge("a", "join"));
    flow.cancel("join");
    flow.succeed("a");

    flows().dispatchAll();

    assertThat(flow.stateOf("join")).isEqualTo(PublicState.CANCELLED);
    assertThat(groupOf(flow).decision()).isEqualTo(new EdgeDecision.Ready());
  }
}
