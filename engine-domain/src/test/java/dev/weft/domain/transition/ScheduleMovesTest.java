package dev.weft.domain.transition;

import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LIMITS;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.OTHER_LEASE;
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

import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScheduleMovesTest {

  @Nested
  class WhenClaimed {

    private static final ExecutionCommand CLAIM =
        new ExecutionCommand.Claim(OTHER_LEASE, WORKER, LeaseTtl.DEFAULT);

    @ParameterizedTest
    @EnumSource
    void the_next_attempt_opens_under_a_higher_epoch_with_the_origin_it_waited_with(Origin origin) {
      Execution waiting = new Execution.Runnable(STANDING, NOW, origin, DelayCause.QUOTA);

      Decision decision = decide(waiting, CLAIM);

      Standing opened =
          new Standing(ID, 1, 6, 4, new Priority(7), STANDING.deadline(), LIMITS, Spent.NOTHING);
      Lease lease = new Lease(OTHER_LEASE, WORKER, NOW.plusSeconds(30));
      assertThat(decision)
          .isEqualTo(new Decision.Moved(new Execution.Active(opened, lease, origin, NOW)));
    }

    @Test
    void before_its_time_it_is_not_due() {
      Instant soon = NOW.plus(TICK);

      assertThat(decide(runnable(soon), CLAIM))
          .isEqualTo(new Decision.Refused(new Refusal.NotDue(soon)));
    }

    @Test
    void past_its_deadline_it_is_left_to_the_sweep() {
      assertThat(decide(due(new Deadline(NOW)), CLAIM))
          .isEqualTo(new Decision.Refused(new Refusal.DeadlinePassed()));
      assertThat(decide(due(new Deadline(NOW.plus(TICK))), CLAIM))
          .isInstanceOf(Decision.Moved.class);
    }

    private static Execution due(Deadline deadline) {
      return new Execution.Runnable(withDeadline(deadline), NOW, Origin.FRESH, DelayCause.SCHEDULE);
    }
  }

  @Nested
  class WhenUnblocked {

    private static final ExecutionCommand UNBLOCK = new ExecutionCommand.Unblock();

    @Test
    void it_is_due_now_when_its_time_has_passed() {
      assertThat(decide(blocked(), UNBLOCK)).isEqualTo(moved(STANDING, NOW, Origin.REPLAY));
    }

    @Test
    void it_waits_for_a_time_that_is_ahead() {
      Instant soon = NOW.plus(TICK);

      assertThat(decide(new Execution.Blocked(STANDING, soon), UNBLOCK))
          .isEqualTo(moved(STANDING, soon, Origin.REPLAY));
    }

    @Test
    void in_its_first_generation_it_is_fresh() {
      Standing born = Standing.born(ID, Priority.NORMAL, Deadline.NEVER, Limits.DEFAULT);

      assertThat(decide(new Execution.Blocked(born, NOW), UNBLOCK))
          .isEqualTo(moved(born, NOW, Origin.FRESH));
    }

    private static Decision moved(Standing standing, Instant runAt, Origin origin) {
      return new Decision.Moved(
          new Execution.Runnable(standing, runAt, origin, DelayCause.SCHEDULE));
    }
  }

  @Test
  void a_skipped_execution_ends_under_a_higher_epoch() {
    assertThat(decide(blocked(), new ExecutionCommand.Skip()))
        .isEqualTo(
            new Decision.Moved(new Execution.Terminal(withEpoch(6), new Ending.Skipped(), NOW)));
  }

  @Test
  void withdrawn_retries_leave_the_running_attempt_its_lease_and_its_reclaims() {
    Decision decision = decide(active(), new ExecutionCommand.WithdrawRetries());

    Limits left = new Limits(RetryPolicy.NEVER, 1, new AttemptTimeout(Duration.ofMinutes(10)));
    assertThat(decision)
        .isEqualTo(
            new Decision.Moved(
                new Execution.Active(
                    STANDING.within(left), active().lease(), Origin.RETRY, STARTED)));
  }

  @Nested
  class WhenReopened {

    private static final ExecutionCommand REOPEN = new ExecutionCommand.Reopen();

    @Test
    void a_skipped_execution_waits_again_in_a_new_generation() {
      assertThat(decide(terminal(new Ending.Skipped()), REOPEN))
          .isEqualTo(
              new Decision.Moved(new Execution.Blocked(STANDING.reborn(STANDING.deadline()), NOW)));
    }

    @Test
    void a_deadline_that_passed_is_dropped() {
      Standing late = withDeadline(new Deadline(NOW));

      assertThat(decide(new Execution.Terminal(late, new Ending.Skipped(), NOW), REOPEN))
          .isEqualTo(new Decision.Moved(new Execution.Blocked(late.reborn(Deadline.NEVER), NOW)));
    }
  }

  private static Decision decide(Execution execution, ExecutionCommand command) {
    return ExecutionTransitions.decide(Sighting.Found.of(execution), command, NOW);
  }
}
