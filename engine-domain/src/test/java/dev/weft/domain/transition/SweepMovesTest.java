package dev.weft.domain.transition;

import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.startedAt;
import static dev.weft.domain.Given.withDeadline;
import static dev.weft.domain.Given.withEpoch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExpiryCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SweepMovesTest {

  @Nested
  class WhenALeaseExpires {

    private static final ExecutionCommand EXPIRE = new ExecutionCommand.ExpireLease();

    @Test
    void it_is_runnable_at_once_under_a_higher_epoch_and_one_reclaim_is_spent() {
      Execution.Active expired = active(STANDING, NOW);

      Decision decision = decide(expired, EXPIRE);

      assertThat(decision)
          .isEqualTo(
              new Decision.AttemptEnded(
                  new Execution.Runnable(
                      withEpoch(6).spending(new Spent(0, 1)),
                      NOW,
                      Origin.RECLAIMED,
                      DelayCause.SCHEDULE),
                  AttemptEnd.of(
                      expired, new AttemptOutcome.LeaseExpired(), new Sequel.RunsAgain(NOW), NOW)));
    }

    @Test
    void the_reclaim_over_the_limit_ends_it_failed() {
      Execution.Active expired = active(STANDING.spending(new Spent(0, 1)), NOW);

      Decision decision = decide(expired, EXPIRE);

      Ending ending =
          new Ending.Failed(FailureClass.INFRA_CRASH, "lease expired more than 1 times");
      assertThat(decision)
          .isEqualTo(ended(expired, new AttemptOutcome.LeaseExpired(), ending, Outcome.FAILED));
    }

    @Test
    void a_tick_before_its_end_it_is_live() {
      assertThat(decide(active(), EXPIRE))
          .isEqualTo(new Decision.Refused(new Refusal.NotDue(NOW.plus(TICK))));
    }
  }

  @Nested
  class WhenAnAttemptTimesOut {

    private static final ExecutionCommand TIME_OUT = new ExecutionCommand.TimeOutAttempt(0.5);
    private static final Instant TEN_MINUTES_AGO = NOW.minusSeconds(600);

    @Test
    void it_is_retried_like_a_transient_failure_under_a_higher_epoch() {
      Execution.Active slow = startedAt(STANDING, TEN_MINUTES_AGO);

      Decision decision = decide(slow, TIME_OUT);

      Instant due = NOW.plusSeconds(5);
      assertThat(decision)
          .isEqualTo(
              new Decision.AttemptEnded(
                  new Execution.Runnable(
                      withEpoch(6).spending(new Spent(1, 0)),
                      due,
                      Origin.RETRY,
                      DelayCause.SCHEDULE),
                  AttemptEnd.of(
                      slow, new AttemptOutcome.TimedOut(), new Sequel.RunsAgain(due), NOW)));
    }

    @Test
    void the_drawn_number_lengthens_the_wait_by_the_jitter() {
      Limits limits =
          new Limits(
              new RetryPolicy(1, Duration.ofSeconds(4), 1.0, Duration.ofSeconds(4), 0.5),
              0,
              new AttemptTimeout(Duration.ofMinutes(10)));

      Decision decision = decide(startedAt(STANDING.within(limits), TEN_MINUTES_AGO), TIME_OUT);

      assertThat(((Decision.AttemptEnded) decision).end().sequel())
          .isEqualTo(new Sequel.RunsAgain(NOW.plusSeconds(5)));
    }

    @Test
    void a_spent_budget_ends_it_expired() {
      Execution.Active slow = startedAt(STANDING.spending(new Spent(2, 0)), TEN_MINUTES_AGO);

      Decision decision = decide(slow, TIME_OUT);

      Ending ending = new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT);
      assertThat(decision)
          .isEqualTo(ended(slow, new AttemptOutcome.TimedOut(), ending, Outcome.EXPIRED));
    }

    @Test
    void a_tick_before_it_may_go_on() {
      assertThat(decide(startedAt(STANDING, TEN_MINUTES_AGO.plus(TICK)), TIME_OUT))
          .isEqualTo(new Decision.Refused(new Refusal.NotDue(NOW.plus(TICK))));
    }

    @Test
    void without_a_limit_it_may_run_for_ever() {
      Standing unlimited = STANDING.within(Limits.DEFAULT);

      assertThat(decide(startedAt(unlimited, Instant.EPOCH), TIME_OUT))
          .isEqualTo(new Decision.Refused(new Refusal.NotDue(Instant.MAX)));
    }
  }

  @Nested
  class WhenTheDeadlinePasses {

    private static final ExecutionCommand EXPIRE = new ExecutionCommand.ExpireDeadline();
    private static final Standing LATE = withDeadline(new Deadline(NOW));
    private static final Ending EXPIRED = new Ending.Expired(ExpiryCause.DEADLINE);

    static Stream<Execution> phases_without_a_lease() {
      return Stream.of(
          new Execution.Blocked(LATE, NOW),
          new Execution.Runnable(LATE, NOW, Origin.FRESH, DelayCause.SCHEDULE),
          new Execution.Runnable(LATE, NOW.plus(TICK), Origin.FRESH, DelayCause.QUOTA),
          new Execution.Suspended(LATE));
    }

    @ParameterizedTest
    @MethodSource("phases_without_a_lease")
    void it_expires_from_any_phase(Execution execution) {
      assertThat(decide(execution, EXPIRE))
          .isEqualTo(new Decision.Moved(new Execution.Terminal(LATE.epochRaised(), EXPIRED, NOW)));
    }

    @Test
    void a_running_attempt_ends_with_it() {
      Execution.Active late = active(LATE);

      assertThat(decide(late, EXPIRE))
          .isEqualTo(ended(late, new AttemptOutcome.DeadlinePassed(), EXPIRED, Outcome.EXPIRED));
    }

    @Test
    void a_tick_before_it_lives() {
      Instant soon = NOW.plus(TICK);

      assertThat(decide(active(withDeadline(new Deadline(soon))), EXPIRE))
          .isEqualTo(new Decision.Refused(new Refusal.NotDue(soon)));
    }
  }

  private static Decision decide(Execution execution, ExecutionCommand command) {
    return ExecutionTransitions.decide(Sighting.Found.of(execution), command, NOW);
  }

  private static Decision ended(
      Execution.Active active, AttemptOutcome outcome, Ending ending, Outcome word) {
    return new Decision.AttemptEnded(
        new Execution.Terminal(active.standing().epochRaised(), ending, NOW),
        AttemptEnd.of(active, outcome, new Sequel.Ended(word), NOW));
  }
}
