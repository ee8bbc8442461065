package dev.weft.domain.transition;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.LIMITS;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.STARTED;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HolderMovesTest {

  @Test
  void showing_a_live_lease_changes_nothing() {
    assertThat(decide(new ExecutionCommand.ShowLease(HANDLE)))
        .isEqualTo(new Decision.Unchanged(active()));
  }

  @Test
  void a_renewal_moves_only_the_end_of_the_lease() {
    Decision decision = decide(new ExecutionCommand.Renew(HANDLE, LeaseTtl.DEFAULT));

    Lease renewed = new Lease(LEASE, WORKER, NOW.plusSeconds(30));
    assertThat(decision)
        .isEqualTo(
            new Decision.Moved(new Execution.Active(STANDING, renewed, Origin.RETRY, STARTED)));
  }

  @Test
  void a_completion_ends_in_success_and_keeps_the_epoch() {
    Decision decision = decide(new ExecutionCommand.Complete(HANDLE));

    assertThat(decision)
        .isEqualTo(
            new Decision.AttemptEnded(
                new Execution.Terminal(STANDING, new Ending.Succeeded(), NOW),
                end(new AttemptOutcome.Succeeded(), new Sequel.Ended(Outcome.SUCCESS))));
  }

  @Nested
  class WhenTheAttemptFails {

    @ParameterizedTest
    @EnumSource(names = {"TRANSIENT", "INFRA_CRASH"})
    void it_is_retried_after_the_wait_of_its_policy_and_spends_one_retry(FailureClass failure) {
      Decision decision = decide(fail(failure, 0.0));

      Instant due = NOW.plusSeconds(5);
      assertThat(decision)
          .isEqualTo(
              new Decision.AttemptEnded(
                  new Execution.Runnable(
                      STANDING.spending(new Spent(1, 0)), due, Origin.RETRY, DelayCause.SCHEDULE),
                  end(new AttemptOutcome.Failed(failure, "broke"), new Sequel.RunsAgain(due))));
    }

    @Test
    void the_drawn_number_lengthens_the_wait_by_the_jitter() {
      RetryPolicy jittered =
          new RetryPolicy(1, Duration.ofSeconds(4), 1.0, Duration.ofSeconds(4), 0.5);
      Execution.Active active =
          active(STANDING.within(new Limits(jittered, 0, AttemptTimeout.NONE)));

      Decision decision = decide(active, fail(FailureClass.TRANSIENT, 0.5));

      assertThat(((Decision.AttemptEnded) decision).end().sequel())
          .isEqualTo(new Sequel.RunsAgain(NOW.plusSeconds(5)));
    }

    @Test
    void the_last_retry_is_still_given() {
      Decision decision =
          decide(active(STANDING.spending(new Spent(1, 0))), fail(FailureClass.TRANSIENT, 0));

      assertThat(((Decision.AttemptEnded) decision).next().standing().spent())
          .isEqualTo(new Spent(2, 0));
    }

    @Test
    void a_spent_budget_ends_it_with_the_failure_it_reported() {
      Execution.Active spent = active(STANDING.spending(new Spent(2, 0)));

      Decision decision = decide(spent, fail(FailureClass.TRANSIENT, 0.0));

      assertThat(decision).isEqualTo(failed(spent, FailureClass.TRANSIENT));
    }

    @ParameterizedTest
    @EnumSource(names = {"PERMANENT", "TIMEOUT"})
    void some_failures_end_it_with_retries_left(FailureClass failure) {
      assertThat(decide(fail(failure, 0.0))).isEqualTo(failed(active(), failure));
    }

    @Test
    void a_worker_may_cancel_its_own_execution() {
      Decision decision = decide(fail(FailureClass.CANCELLED, 0.0));

      assertThat(decision)
          .isEqualTo(
              new Decision.AttemptEnded(
                  new Execution.Terminal(STANDING, new Ending.Cancelled("broke", "worker"), NOW),
                  end(
                      new AttemptOutcome.Failed(FailureClass.CANCELLED, "broke"),
                      new Sequel.Ended(Outcome.CANCELLED))));
    }

    @Test
    void withdrawn_retries_are_not_given() {
      Execution.Active withdrawn = active(STANDING.within(LIMITS.withoutRetries()));

      Decision decision = decide(withdrawn, fail(FailureClass.TRANSIENT, 0.0));

      assertThat(decision).isEqualTo(failed(withdrawn, FailureClass.TRANSIENT));
    }

    private static ExecutionCommand.Fail fail(FailureClass failure, double u) {
      return new ExecutionCommand.Fail(HANDLE, failure, "broke", u);
    }

    private static Decision failed(Execution.Active active, FailureClass failure) {
      return new Decision.AttemptEnded(
          new Execution.Terminal(active.standing(), new Ending.Failed(failure, "broke"), NOW),
          end(new AttemptOutcome.Failed(failure, "broke"), new Sequel.Ended(Outcome.FAILED)));
    }
  }

  @Nested
  class WhenTheAttemptIsDelayed {

    @ParameterizedTest
    @EnumSource(names = {"DELAY", "QUOTA"})
    void it_is_due_when_asked_and_nothing_is_spent(DelayCause cause) {
      Instant until = NOW.plus(TICK);

      Decision decision = decide(new ExecutionCommand.Delay(HANDLE, until, cause));

      assertThat(decision).isEqualTo(delayed(cause, until, cause));
    }

    @ParameterizedTest
    @EnumSource(names = {"DELAY", "QUOTA"})
    void a_delay_until_now_is_a_release(DelayCause cause) {
      Decision decision = decide(new ExecutionCommand.Delay(HANDLE, NOW, cause));

      assertThat(decision).isEqualTo(delayed(cause, NOW, DelayCause.SCHEDULE));
    }

    @Test
    void the_past_does_not_jump_the_queue() {
      Decision decision =
          decide(new ExecutionCommand.Delay(HANDLE, NOW.minusSeconds(60), DelayCause.QUOTA));

      assertThat(decision).isEqualTo(delayed(DelayCause.QUOTA, NOW, DelayCause.SCHEDULE));
    }

    private static Decision delayed(DelayCause told, Instant runAt, DelayCause shown) {
      return new Decision.AttemptEnded(
          new Execution.Runnable(STANDING, runAt, Origin.RESUMED, shown),
          end(new AttemptOutcome.Delayed(told), new Sequel.RunsAgain(runAt)));
    }
  }

  private static Decision decide(ExecutionCommand.Fenced command) {
    return decide(active(), command);
  }

  private static Decision decide(Execution.Active active, ExecutionCommand.Fenced command) {
    return ExecutionTransitions.decide(Sighting.Found.of(active), command, NOW);
  }

  private static AttemptEnd end(AttemptOutcome outcome, Sequel sequel) {
    return new AttemptEnd(ID, 2, 1, 5, LEASE, WORKER, Origin.RETRY, STARTED, NOW, outcome, sequel);
  }
}
