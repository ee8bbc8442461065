package dev.weft.domain.explain;

import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.blocked;
import static dev.weft.domain.Given.terminal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExplanationTest {

  private static final Circumstances NOTHING_IN_THE_WAY = Circumstances.alone(false, true);

  @Test
  void what_ended_says_how() {
    assertThat(explain(terminal(new Ending.Skipped()), NOTHING_IN_THE_WAY))
        .containsExactly(new Reason.Ended(Outcome.SKIPPED));
  }

  @Test
  void what_runs_says_where_and_until_when_whatever_surrounds_it() {
    assertThat(explain(active(), Circumstances.alone(true, false)))
        .containsExactly(new Reason.Running(WORKER, NOW.plus(TICK)));
  }

  @Test
  void what_is_suspended_waits_for_a_worker() {
    assertThat(explain(new Execution.Suspended(STANDING), NOTHING_IN_THE_WAY))
        .containsExactly(new Reason.WaitingForWorker());
  }

  @Nested
  class WhenRunnable {

    private static final Reason DELAYED = new Reason.DelayedUntil(NOW.plus(TICK), DelayCause.QUOTA);
    private static final Reason PAUSED = new Reason.LanePaused();
    private static final Reason NOBODY = new Reason.NoCapableWorkerSeen();

    static List<Arguments> causes() {
      Instant due = NOW;
      Instant soon = NOW.plus(TICK);
      return List.of(
          Arguments.of(due, false, true, List.of(new Reason.WaitingForWorker())),
          Arguments.of(due, false, false, List.of(NOBODY)),
          Arguments.of(due, true, true, List.of(PAUSED)),
          Arguments.of(due, true, false, List.of(PAUSED, NOBODY)),
          Arguments.of(soon, false, true, List.of(DELAYED)),
          Arguments.of(soon, false, false, List.of(DELAYED, NOBODY)),
          Arguments.of(soon, true, true, List.of(DELAYED, PAUSED)),
          Arguments.of(soon, true, false, List.of(DELAYED, PAUSED, NOBODY)));
    }

    @ParameterizedTest
    @MethodSource("causes")
    void every_cause_that_holds_is_named(
        Instant runAt, boolean paused, boolean workerSeen, List<Reason> expected) {
      Execution waiting = new Execution.Runnable(STANDING, runAt, Origin.FRESH, DelayCause.QUOTA);

      assertThat(explain(waiting, Circumstances.alone(paused, workerSeen))).isEqualTo(expected);
    }
  }

  @Nested
  class WhenBlocked {

    private static final List<ExecutionId> UPSTREAMS = List.of(ID);
    private static final Reason.DispatchPending PENDING =
        new Reason.DispatchPending(NOW, "connection lost");
    private static final Reason OPEN = new Reason.GroupNotSealed();
    private static final Reason WAITING = new Reason.WaitingForUpstreams(UPSTREAMS);
    private static final Reason WAITING_FOR_NONE = new Reason.WaitingForUpstreams(List.of());

    static List<Arguments> causes() {
      List<ExecutionId> none = List.of();
      List<Reason.DispatchPending> pending = List.of(PENDING);
      return List.of(
          Arguments.of(true, UPSTREAMS, List.of(), List.of(WAITING)),
          Arguments.of(true, none, List.of(), List.of(WAITING_FOR_NONE)),
          Arguments.of(true, none, pending, List.of(PENDING)),
          Arguments.of(true, UPSTREAMS, pending, List.of(PENDING, WAITING)),
          Arguments.of(false, none, List.of(), List.of(OPEN)),
          Arguments.of(false, UPSTREAMS, List.of(), List.of(OPEN, WAITING)),
          Arguments.of(false, none, pending, List.of(PENDING, OPEN)),
          Arguments.of(false, UPSTREAMS, pending, List.of(PENDING, OPEN, WAITING)));
    }

    @ParameterizedTest
    @MethodSource("causes")
    void every_cause_that_holds_is_named(
        boolean sealed,
        List<ExecutionId> upstreams,
        List<Reason.DispatchPending> pending,
        List<Reason> expected) {
      Circumstances around = new Circumstances(true, false, sealed, upstreams, pending);

      assertThat(explain(blocked(), around)).isEqualTo(expected);
    }
  }

  static List<Arguments> codes() {
    return List.of(
        Arguments.of(new Reason.Ended(Outcome.SUCCESS), "terminal"),
        Arguments.of(new Reason.Running(WORKER, NOW), "running"),
        Arguments.of(new Reason.DelayedUntil(NOW, DelayCause.DELAY), "delayed_until"),
        Arguments.of(new Reason.WaitingForUpstreams(List.of()), "waiting_for_upstreams"),
        Arguments.of(new Reason.GroupNotSealed(), "group_not_sealed"),
        Arguments.of(new Reason.DispatchPending(NOW, ""), "dispatch_pending"),
        Arguments.of(new Reason.NoCapableWorkerSeen(), "no_capable_worker_seen"),
        Arguments.of(new Reason.LanePaused(), "lane_paused"),
        Arguments.of(new Reason.WaitingForWorker(), "waiting_for_worker"));
  }

  @ParameterizedTest
  @MethodSource("codes")
  void each_reason_has_its_wire_word(Reason reason, String code) {
    assertThat(reason.code()).isEqualTo(code);
  }

  @Test
  void outside_a_flow_there_is_nothing_to_seal_or_to_wait_for() {
    assertThat(Circumstances.alone(true, false))
        .isEqualTo(new Circumstances(true, false, true, List.of(), List.of()));
  }

  @Test
  void circumstances_and_reasons_hold_copies() {
    List<ExecutionId> upstreams = new ArrayList<>(List.of(ID));
    Circumstances around = new Circumstances(false, true, true, upstreams, new ArrayList<>());
    Reason.WaitingForUpstreams waiting = new Reason.WaitingForUpstreams(upstreams);

    upstreams.clear();

    assertThat(around.unfinishedUpstreams()).containsExactly(ID);
    assertThat(waiting.executions()).containsExactly(ID);
  }

  private static List<Reason> explain(Execution execution, Circumstances around) {
    return Explanation.of(execution, around, NOW);
  }
}
