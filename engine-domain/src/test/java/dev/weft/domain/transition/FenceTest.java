package dev.weft.domain.transition;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.OTHER_LEASE;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.runnable;
import static dev.weft.domain.Given.terminal;
import static dev.weft.domain.Given.withEpoch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.lease.LeaseTtl;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The five checks and their order, which is the contract. */
class FenceTest {

  private static final ExecutionCommand.Fenced COMPLETE = new ExecutionCommand.Complete(HANDLE);
  private static final ExecutionCommand.Fenced RENEW =
      new ExecutionCommand.Renew(HANDLE, LeaseTtl.DEFAULT);
  private static final ExecutionCommand.Fenced SHOW = new ExecutionCommand.ShowLease(HANDLE);

  private static final AttemptEnd SUCCEEDED = ended(new AttemptOutcome.Succeeded());

  @Nested
  class WhenThisVeryLeaseEndedTheAttempt {

    static Stream<Execution> whatever_came_later() {
      return Stream.of(
          terminal(new Ending.Succeeded()),
          terminal(new Ending.Cancelled("why", "who")),
          runnable(NOW),
          active(withEpoch(9)),
          active(STANDING.attemptOpened()),
          active(STANDING, NOW),
          new Execution.Suspended(STANDING));
    }

    @ParameterizedTest
    @MethodSource("whatever_came_later")
    void a_repeat_gets_the_first_answer_whatever_came_later(Execution later) {
      assertThat(decide(COMPLETE, later, SUCCEEDED)).isEqualTo(new Decision.Repeated(SUCCEEDED));
    }

    @ParameterizedTest
    @MethodSource("whatever_came_later")
    void another_outcome_is_a_conflict_whatever_came_later(Execution later) {
      assertThat(decide(fail(FailureClass.TRANSIENT), later, SUCCEEDED))
          .isEqualTo(new Decision.Refused(new Refusal.Conflict(SUCCEEDED)));
    }

    @Test
    void the_epoch_a_repeat_shows_does_not_matter() {
      LeaseHandle handle = new LeaseHandle(ID, 2, LEASE, 4);

      assertThat(decide(new ExecutionCommand.Complete(handle), runnable(NOW), SUCCEEDED))
          .isEqualTo(new Decision.Repeated(SUCCEEDED));
    }

    static List<Arguments> repeats() {
      AttemptOutcome failed = new AttemptOutcome.Failed(FailureClass.TRANSIENT, "first");
      AttemptOutcome delayed = new AttemptOutcome.Delayed(DelayCause.DELAY);
      AttemptOutcome succeeded = new AttemptOutcome.Succeeded();
      return List.of(
          Arguments.of(COMPLETE, succeeded, true),
          Arguments.of(COMPLETE, failed, false),
          Arguments.of(COMPLETE, delayed, false),
          Arguments.of(fail(FailureClass.TRANSIENT), failed, true),
          Arguments.of(fail(FailureClass.PERMANENT), failed, false),
          Arguments.of(fail(FailureClass.TRANSIENT), succeeded, false),
          Arguments.of(fail(FailureClass.TRANSIENT), delayed, false),
          Arguments.of(delay(DelayCause.DELAY), delayed, true),
          Arguments.of(delay(DelayCause.QUOTA), delayed, false),
          Arguments.of(delay(DelayCause.DELAY), succeeded, false),
          Arguments.of(delay(DelayCause.DELAY), failed, false));
    }

    @ParameterizedTest
    @MethodSource("repeats")
    void the_same_end_is_told_from_another(
        ExecutionCommand.Fenced command, AttemptOutcome first, boolean same) {
      AttemptEnd end = ended(first);

      assertThat(decide(command, runnable(NOW), end))
          .isEqualTo(
              same ? new Decision.Repeated(end) : new Decision.Refused(new Refusal.Conflict(end)));
    }

    @Test
    void renew_and_show_lease_repeat_nothing() {
      assertThat(decide(RENEW, runnable(NOW), SUCCEEDED)).isEqualTo(lost(LossCause.SUPERSEDED));
      assertThat(decide(SHOW, runnable(NOW), SUCCEEDED)).isEqualTo(lost(LossCause.SUPERSEDED));
      assertThat(decide(RENEW, terminal(new Ending.Succeeded()), SUCCEEDED))
          .isEqualTo(notActive(Outcome.SUCCESS));
    }

    @Test
    void an_end_by_another_lease_or_of_another_attempt_is_not_repeated() {
      LeaseHandle otherLease = new LeaseHandle(ID, 2, OTHER_LEASE, 5);
      LeaseHandle otherAttempt = new LeaseHandle(ID, 1, LEASE, 5);

      assertThat(decide(new ExecutionCommand.Complete(otherLease), runnable(NOW), SUCCEEDED))
          .isEqualTo(lost(LossCause.SUPERSEDED));
      assertThat(decide(new ExecutionCommand.Complete(otherAttempt), runnable(NOW), SUCCEEDED))
          .isEqualTo(lost(LossCause.SUPERSEDED));
    }
  }

  @Nested
  class WhenTerminal {

    @Test
    void that_is_said_before_another_lease_is() {
      LeaseHandle stale = new LeaseHandle(ID, 0, OTHER_LEASE, 1);
      Sighting seen = Sighting.Found.of(terminal(new Ending.Skipped()));

      assertThat(ExecutionTransitions.decide(seen, new ExecutionCommand.Complete(stale), NOW))
          .isEqualTo(notActive(Outcome.SKIPPED));
    }

    @Test
    void a_holder_whose_attempt_somebody_else_ended_hears_of_the_ending() {
      AttemptEnd cancelled = ended(new AttemptOutcome.Cancelled("why", "who"));

      assertThat(decide(COMPLETE, terminal(new Ending.Cancelled("why", "who")), cancelled))
          .isEqualTo(notActive(Outcome.CANCELLED));
    }
  }

  @Nested
  class WhenAnotherLeaseHolds {

    static List<LeaseHandle> handles_of_another_lease() {
      return List.of(
          new LeaseHandle(ID, 2, LEASE, 4),
          new LeaseHandle(ID, 2, LEASE, 6),
          new LeaseHandle(ID, 1, LEASE, 5),
          new LeaseHandle(ID, 3, LEASE, 5),
          new LeaseHandle(ID, 2, OTHER_LEASE, 5));
    }

    @ParameterizedTest
    @MethodSource("handles_of_another_lease")
    void each_part_of_the_handle_counts(LeaseHandle handle) {
      assertThat(decide(new ExecutionCommand.Complete(handle), active()))
          .isEqualTo(lost(LossCause.SUPERSEDED));
    }

    @ParameterizedTest
    @MethodSource("handles_of_another_lease")
    void that_is_said_before_the_end_of_the_lease_is(LeaseHandle handle) {
      assertThat(decide(new ExecutionCommand.Complete(handle), active(STANDING, NOW)))
          .isEqualTo(lost(LossCause.SUPERSEDED));
    }

    static List<Arguments> causes() {
      return List.of(
          Arguments.of(new AttemptOutcome.LeaseExpired(), LossCause.EXPIRED),
          Arguments.of(new AttemptOutcome.TimedOut(), LossCause.EXPIRED),
          Arguments.of(new AttemptOutcome.DeadlinePassed(), LossCause.EXPIRED),
          Arguments.of(new AttemptOutcome.Revoked("why", "who"), LossCause.REVOKED),
          Arguments.of(new AttemptOutcome.Cancelled("why", "who"), LossCause.REVOKED),
          Arguments.of(new AttemptOutcome.Succeeded(), LossCause.SUPERSEDED),
          Arguments.of(new AttemptOutcome.Failed(FailureClass.TRANSIENT, ""), LossCause.SUPERSEDED),
          Arguments.of(new AttemptOutcome.Delayed(DelayCause.DELAY), LossCause.SUPERSEDED));
    }

    @ParameterizedTest
    @MethodSource("causes")
    void the_history_says_how_the_lease_was_lost(AttemptOutcome outcome, LossCause cause) {
      assertThat(decide(RENEW, active(withEpoch(9)), ended(outcome))).isEqualTo(lost(cause));
      assertThat(decide(RENEW, runnable(NOW), ended(outcome))).isEqualTo(lost(cause));
    }
  }

  @Nested
  class WhenTheLeaseEndPasses {

    @Test
    void exactly_at_its_end_it_has_expired() {
      Decision expired = new Decision.Refused(new Refusal.LeaseExpired());

      assertThat(decide(COMPLETE, active(STANDING, NOW))).isEqualTo(expired);
      assertThat(decide(RENEW, active(STANDING, NOW))).isEqualTo(expired);
      assertThat(decide(SHOW, active(STANDING, NOW.minus(TICK)))).isEqualTo(expired);
    }

    @Test
    void a_nanosecond_before_it_is_live() {
      Instant end = NOW.plusNanos(1);

      assertThat(decide(SHOW, active(STANDING, end)))
          .isEqualTo(new Decision.Unchanged(active(STANDING, end)));
    }
  }

  private static Decision decide(ExecutionCommand.Fenced command, Execution execution) {
    return ExecutionTransitions.decide(Sighting.Found.of(execution), command, NOW);
  }

  private static Decision decide(
      ExecutionCommand.Fenced command, Execution execution, AttemptEnd past) {
    Sighting seen = new Sighting.Found(execution, new PastAttempt.Ended(past));
    return ExecutionTransitions.decide(seen, command, NOW);
  }

  private static AttemptEnd ended(AttemptOutcome outcome) {
    return AttemptEnd.of(active(), outcome, new Sequel.RunsAgain(NOW), NOW);
  }

  private static ExecutionCommand.Fenced fail(FailureClass failure) {
    return new ExecutionCommand.Fail(HANDLE, failure, "again", 0.0);
  }

  private static ExecutionCommand.Fenced delay(DelayCause cause) {
    return new ExecutionCommand.Delay(HANDLE, NOW.plus(TICK), cause);
  }

  private static Decision lost(LossCause cause) {
    return new Decision.Refused(new Refusal.LeaseLost(cause));
  }

  private static Decision notActive(Outcome outcome) {
    return new Decision.Refused(new Refusal.NotActive(outcome));
  }
}
