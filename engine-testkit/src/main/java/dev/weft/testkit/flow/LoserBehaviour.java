package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.contract.FailingWrites;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Upstreams nobody needs any more are cancelled; those somebody needs never are. */
public abstract class LoserBehaviour extends FlowStage {

  @Test
  void the_rest_of_a_satisfied_any_of_is_cancelled_whatever_it_does() {
    PlayedFlow flow =
        play(
            nodes("a", "running", "waiting", "join")
                .edge("a", "join")
                .edge("running", "join")
                .edge("waiting", "join")
                .joining("join", ANY));
    LeaseHandle held = flow.start("running");
    flow.succeed("a");

    DispatchReport report = flows().dispatchAll();

    assertThat(flow.states("running", "waiting")).containsOnly(PublicState.CANCELLED);
    assertThat(report.cancelled()).isEqualTo(2);
    assertThat(engine().complete(held, Content.EMPTY))
        .isEqualTo(
            new Settlement.Refused(held.execution(), new Refusal.NotActive(Outcome.CANCELLED)));
    assertThat(flow.stateOf("join")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void the_rest_of_an_impossible_quorum_is_cancelled_too() {
    EdgePolicy both = new EdgePolicy.Quorum(2, OnSatisfied.CANCEL_REMAINING);
    PlayedFlow flow =
        play(nodes("a", "b", "join").edge("a", "join").edge("b", "join").joining("join", both));
    flow.fail("a");

    flows().dispatchAll();

    assertThat(flow.states("b", "join"))
        .containsExactly(PublicState.CANCELLED, PublicState.SKIPPED);
  }

  @Test
  void all_of_and_let_run_cancel_nobody() {
    PlayedFlow flow =
        play(
            nodes("a", "b", "any", "all")
                .edge("a", "any")
                .edge("b", "any")
                .joining("any", ANY_SPARING)
                .edge("a", "all")
                .edge("b", "all"));
    flow.fail("a");
    flow.succeed("b");
    flows().dispatchAll();
    assertThat(flow.states("any", "all")).containsExactly(PublicState.WAITING, PublicState.SKIPPED);

    freshPlace();
    PlayedFlow other = play(nodes("a", "b", "all").edge("a", "all").edge("b", "all"));
    other.fail("a");
    flows().dispatchAll();

    assertThat(other.states("b", "all")).containsExactly(PublicState.WAITING, PublicState.SKIPPED);
  }

  @Test
  void a_sibling_another_join_waits_for_is_spared_until_that_join_decides() {
    PlayedFlow flow =
        play(
            nodes("a", "shared", "c", "first", "second")
                .edge("a", "first")
                .edge("shared", "first")
                .joining("first", ANY)
                .edge("shared", "second")
                .edge("c", "second")
                .joining("second", ANY));
    flow.succeed("a");
    flows().dispatchAll();
    assertThat(flow.states("first", "shared"))
        .containsExactly(PublicState.WAITING, PublicState.WAITING);

    flow.succeed("c");
    flows().dispatchAll();

    assertThat(flow.states("second", "shared"))
        .containsExactly(PublicState.WAITING, PublicState.CANCELLED);
  }

  @Test
  void a_sibling_that_somebody_lets_run_is_spared_for_good() {
    PlayedFlow flow =
        play(
            nodes("a", "shared", "first", "second")
                .edge("a", "first")
                .edge("shared", "first")
                .joining("first", ANY)
                .edge("shared", "second")
                .joining("second", ANY_SPARING));
    flow.succeed("a");
    flow.cancel("second");

    flows().dispatchAll();
    flows().cancelSiblings();

    assertThat(flow.stateOf("shared")).isEqualTo(PublicState.WAITING);
  }

  @Test
  void a_waiting_child_that_ends_early_releases_its_upstreams() {
    PlayedFlow flow =
        play(
            nodes("a", "shared", "first", "second")
                .edge("a", "first")
                .edge("shared", "first")
                .joining("first", ANY)
                .edge("shared", "second"));
    flow.succeed("a");
    flows().dispatchAll();
    assertThat(flow.stateOf("shared")).isEqualTo(PublicState.WAITING);

    flow.cancel("second");
    flows().dispatchAll();

    assertThat(flow.stateOf("shared")).isEqualTo(PublicState.CANCELLED);
  }

  @Test
  void losing_does_not_travel_further_upstream() {
    PlayedFlow flow =
        play(
            nodes("a", "root", "b", "join")
                .edge("root", "b")
                .edge("a", "join")
                .edge("b", "join")
                .joining("join", ANY));
    flow.succeed("a");

    flows().dispatchAll();

    assertThat(flow.states("b", "root"))
        .containsExactly(PublicState.CANCELLED, PublicState.WAITING);
  }

  private static final int OTHERS = 510;

  private PlayedFlow wonAgainstMany() {
    DraftBuilder draft = nodes("winner", "join").edge("winner", "join").joining("join", ANY);
    for (int i = 0; i < OTHERS; i++) {
      draft = draft.node("n" + i, task("n")).edge("n" + i, "join");
    }
    PlayedFlow flow = play(draft);
    flow.succeed("winner");
    return flow;
  }

  private static ExecutionId lastOf(PlayedFlow flow) {
    return IntStream.range(0, OTHERS)
        .mapToObj(i -> flow.execution("n" + i))
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  @Test
  void more_losers_than_one_transaction_tests_are_cancelled_by_the_next_one() {
    PlayedFlow flow = wonAgainstMany();

    assertThat(flows().dispatchNext()).isEqualTo(new DispatchReport(1, 1, 1, 1, 0, OTHERS, 0));
    assertThat(flow.see("n" + (OTHERS - 1))).isInstanceOf(Execution.Terminal.class);
    assertThat(flows().cancelSiblings().changed()).isZero();
  }

  @Test
  void losers_that_a_crash_left_are_found_by_the_sweep() {
    PlayedFlow flow = wonAgainstMany();
    Transactions broken = new FailingWrites(opened().transactions(), lastOf(flow));

    int cancelled = new CompletionDispatcher(broken).dispatchNext().cancelled();
    int swept = flows().cancelSiblings().changed();

    assertThat(cancelled).isEqualTo(500);
    assertThat(swept).isEqualTo(OTHERS - 500);
    assertThat(flow.see("n" + (OTHERS - 1))).isInstanceOf(Execution.Terminal.class);
  }
}
