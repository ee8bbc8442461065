package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.execution.ReplayExecution;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A replay reopens what is undecided and keeps what was decided (I3, I8). */
public abstract class FlowReplayBehaviour extends FlowStage {

  private static final EdgePolicy TWO_SPARING = new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN);

  private ReplayExecution.Result replay(PlayedFlow flow, String key, boolean downstream) {
    return new ExecutionReplayer(opened().transactions())
        .replay(new ReplayExecution.Command(flow.execution(key), Deadline.NEVER, downstream));
  }

  private static ReplayExecution.Result replayed(PlayedFlow flow, String key, String... returned) {
    List<ExecutionId> back = Stream.of(returned).map(flow::execution).sorted().toList();
    return new ReplayExecution.Result.Replayed(flow.execution(key), 1, back);
  }

  private EdgeGroup group(PlayedFlow flow, String key) {
    return flows().graph(flow.id()).groups().stream()
        .filter(group -> group.child().equals(flow.execution(key)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_failed_upstream_of_an_undecided_join_counts_again_when_it_ends_again() {
    PlayedFlow flow =
        play(
            nodes("a", "b", "c", "join")
                .edge("a", "join")
                .edge("b", "join")
                .edge("c", "join")
                .joining("join", TWO_SPARING));
    flow.fail("a");
    flows().dispatchAll();
    assertThat(group(flow, "join").tally()).isEqualTo(new EdgeTally(0, 1, 0));

    assertThat(replay(flow, "a", false)).isEqualTo(replayed(flow, "a"));
    assertThat(group(flow, "join").tally()).isEqualTo(EdgeTally.NONE);
    flow.succeed("a", "b");
    flows().dispatchAll();

    assertThat(group(flow, "join").tally()).isEqualTo(new EdgeTally(2, 0, 0));
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void an_event_of_the_old_generation_has_no_effect() {
    PlayedFlow flow = play(nodes("a", "join").edge("a", "join"));
    flow.fail("a");
    replay(flow, "a", false);

    assertThat(flows().dispatchAll()).isEqualTo(new DispatchReport(1, 1, 0, 0, 0, 0, 0));
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING_CHILDREN);

    flow.succeed("a");
    flows().dispatchAll();
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void a_decided_join_keeps_its_decision() {
    PlayedFlow flow = play(nodes("a", "join").edge("a", "join"));
    flow.fail("a");
    flows().dispatchAll();

    assertThat(replay(flow, "a", false)).isEqualTo(replayed(flow, "a"));
    flow.succeed("a");
    flows().dispatchAll();

    assertThat(flow.stateOf("join")).isEqualTo(PublicState.SKIPPED);
  }

  @Test
  void with_downstream_skipped_descendants_wait_again_and_run() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "b").edge("b", "c"));
    flow.fail("a");
    flows().dispatchAll();
    assertThat(flow.states("b", "c")).containsOnly(PublicState.SKIPPED);

    assertThat(replay(flow, "a", true)).isEqualTo(replayed(flow, "a", "b", "c"));
    assertThat(flow.states("b", "c")).containsOnly(PublicState.WAITING_CHILDREN);
    flow.succeed("a");
    flows().dispatchAll();
    flow.succeed("b");
    flows().dispatchAll();
    flow.succeed("c");

    assertThat(flow.states("a", "b", "c")).containsOnly(PublicState.COMPLETED);
    assertThat(flow.see("c").standing().generation()).isEqualTo(1);
  }

  @Test
  void a_returned_child_may_be_decided_by_edges_that_stay() {
    PlayedFlow flow =
        play(
            nodes("a", "b", "c", "join")
                .edge("a", "join")
                .edge("b", "join")
                .edge("c", "join")
                .joining("join", TWO_SPARING));
    flow.fail("a", "b");
    flows().dispatchAll();
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.SKIPPED);
    flow.succeed("c");
    replay(flow, "a", false);
    flow.succeed("a");
    flows().dispatchAll();

    assertThat(replay(flow, "b", true)).isEqualTo(replayed(flow, "b", "join"));

    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
    assertThat(group(flow, "join").tally()).isEqualTo(new EdgeTally(2, 0, 0));
  }

  @Test
  void a_finished_flow_runs_again_and_finishes_again() {
    PlayedFlow flow = play(nodes("a"));
    flow.fail("a");
    flows().dispatchAll();
    flows().finish();
    assertThat(flow.state()).isEqualTo(FlowState.FAILED);

    replay(flow, "a", false);
    assertThat(flow.state()).isEqualTo(FlowState.OPEN);
    flow.succeed("a");
    flows().dispatchAll();
    flows().finish();

    assertThat(flows().describe(flow.id()).flow().settlement().word()).isEqualTo("completed");
  }

  @Test
  void each_end_of_a_flow_is_counted_so_that_none_is_taken_for_another() {
    PlayedFlow flow = play(nodes("a"));
    for (int end = 1; end <= 2; end++) {
      flow.fail("a");
      flows().dispatchAll();
      flows().finish();
      assertThat(flows().describe(flow.id()).flow().settlings()).isEqualTo(end);
      replay(flow, "a", false);
      assertThat(flows().describe(flow.id()).flow().settlings()).isEqualTo(end);
    }

    flows().cancel(flow.id(), CancellationPolicy.CANCEL_ALL);

    assertThat(flows().describe(flow.id()).flow().settlings()).isEqualTo(3);
  }

  @Test
  void a_member_that_runs_is_not_replayed() {
    PlayedFlow flow = play(nodes("a", "b").edge("a", "b"));

    assertThat(replay(flow, "b", true)).isInstanceOf(ReplayExecution.Result.Refused.class);
    assertThat(flow.stateOf("b")).isEqualTo(PublicState.WAITING_CHILDREN);
  }
}
