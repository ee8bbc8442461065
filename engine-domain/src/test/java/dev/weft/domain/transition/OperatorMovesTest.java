package dev.weft.domain.transition;

import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.STARTED;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.blocked;
import static dev.weft.domain.Given.runnable;
import static dev.weft.domain.Given.terminal;
import static dev.weft.domain.Given.withDeadline;
import static dev.weft.domain.Given.withEpoch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class OperatorMovesTest {

  @Nested
  class WhenCancelled {

    private static final ExecutionCommand CANCEL = new ExecutionCommand.Cancel("why", "who");
    private static final Ending CANCELLED = new Ending.Cancelled("why", "who");

    static Stream<Execution> phases_without_a_lease() {
      return Stream.of(
          blocked(), runnable(NOW), runnable(NOW.plus(TICK)), new Execution.Suspended(STANDING));
    }

    @ParameterizedTest
    @MethodSource("phases_without_a_lease")
    void it_ends_under_a_higher_epoch(Execution execution) {
      assertThat(decide(execution, CANCEL))
          .isEqualTo(new Decision.Moved(new Execution.Terminal(withEpoch(6), CANCELLED, NOW)));
    }

    @Test
    void a_running_attempt_ends_with_it_and_its_holder_is_fenced_out() {
      assertThat(decide(active(), CANCEL))
          .isEqualTo(
              new Decision.AttemptEnded(
                  new Execution.Terminal(withEpoch(6), CANCELLED, NOW),
                  AttemptEnd.of(
                      active(),
                      new AttemptOutcome.Cancelled("why", "who"),
                      new Sequel.Ended(Outcome.CANCELLED),
                      NOW)));
    }

    @Test
    void a_second_cancel_gets_the_same_answer() {
      Execution before = terminal(new Ending.Cancelled("an earlier reason", "somebody"));

      assertThat(decide(before, CANCEL)).isEqualTo(new Decision.Unchanged(before));
    }

    @Test
    void what_ended_otherwise_says_how() {
      assertThat(decide(terminal(new Ending.Succeeded()), CANCEL))
          .isEqualTo(new Decision.Refused(new Refusal.NotActive(Outcome.SUCCESS)));
    }
  }

  @Test
  void a_revoked_attempt_resumes_at_once_under_a_higher_epoch_and_spends_nothing() {
    Decision decision = decide(active(), new ExecutionCommand.Revoke("why", "who"));

    assertThat(decision)
        .isEqualTo(
            new Decision.AttemptEnded(
                new Execution.Runnable(withEpoch(6), NOW, Origin.RESUMED, DelayCause.SCHEDULE),
                AttemptEnd.of(
                    active(),
                    new AttemptOutcome.Revoked("why", "who"),
                    new Sequel.RunsAgain(NOW),
                    NOW)));
  }

  @Nested
  class WhenThePriorityChanges {

    private static final Standing URGENT = STANDING.at(new Priority(8));

    static Stream<Arguments> changes() {
      Lease lease = new Lease(LEASE, WORKER, NOW.plus(TICK));
      return Stream.of(
          Arguments.of(blocked(), new Execution.Blocked(URGENT, NOW.minusSeconds(60))),
          Arguments.of(
              new Execution.Runnable(STANDING, NOW, Origin.RESUMED, DelayCause.QUOTA),
              new Execution.Runnable(URGENT, NOW, Origin.RESUMED, DelayCause.QUOTA)),
          Arguments.of(active(), new Execution.Active(URGENT, lease, Origin.RETRY, STARTED)),
          Arguments.of(new Execution.Suspended(STANDING), new Execution.Suspended(URGENT)));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void nothing_else_changes(Execution before, Execution after) {
      assertThat(decide(before, new ExecutionCommand.Reprioritize(new Priority(8))))
          .isEqualTo(new Decision.Moved(after));
    }
  }

  @Nested
  class WhenReplayed {

    private static final ExecutionCommand REPLAY = new ExecutionCommand.Replay(Deadline.NEVER);

    @Test
    void a_new_generation_is_runnable_at_once_with_full_budgets() {
      Standing spent = STANDING.spending(new Spent(2, 1));

      Decision decision = decide(ended(spent), REPLAY);

      Standing reborn =
          new Standing(
              spent.id(),
              2,
              6,
              3,
              spent.priority(),
              spent.deadline(),
              spent.limits(),
              Spent.NOTHING);
      assertThat(decision).isEqualTo(replayed(reborn));
    }

    @Test
    void a_deadline_that_passed_is_dropped() {
      Decision decision = decide(ended(withDeadline(new Deadline(NOW))), REPLAY);

      assertThat(decision).isEqualTo(replayed(STANDING.reborn(Deadline.NEVER)));
    }

    @Test
    void the_deadline_asked_for_replaces_the_old_one() {
      Deadline asked = new Deadline(NOW.plus(TICK));

      Decision decision = decide(ended(STANDING), new ExecutionCommand.Replay(asked));

      assertThat(decision).isEqualTo(replayed(STANDING.reborn(asked)));
    }

    @Test
    void ten_times_are_the_limit() {
      assertThat(decide(ended(ofGeneration(9)), REPLAY)).isInstanceOf(Decision.Moved.class);
      assertThat(decide(ended(ofGeneration(10)), REPLAY))
          .isEqualTo(new Decision.Refused(new Refusal.ReplaysSpent(10)));
    }

    private static Execution ended(Standing standing) {
      return new Execution.Terminal(standing, new Ending.Succeeded(), NOW);
    }

    private static Decision replayed(Standing reborn) {
      return new Decision.Moved(
          new Execution.Runnable(reborn, NOW, Origin.REPLAY, DelayCause.SCHEDULE));
    }

    private static Standing ofGeneration(int generation) {
      return new Standing(
          STANDING.id(),
          generation,
          20,
          20,
          STANDING.priority(),
          STANDING.deadline(),
          STANDING.limits(),
          Spent.NOTHING);
    }
  }

  private static Decision decide(Execution execution, ExecutionCommand command) {
    return ExecutionTransitions.decide(Sighting.Found.of(execution), command, NOW);
  }
}
