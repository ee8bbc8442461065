package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What becomes of work whose worker did not finish it. */
public abstract class RetryContract extends ContractSuite {

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask());
  }

  private PublicState stateOf(ExecutionId id) {
    return engine().describe(id).orElseThrow().state();
  }

  @Nested
  class A_failure {

    @Test
    void is_retried_after_a_doubling_wait_until_the_budget_is_spent() {
      ExecutionId id = engine().submit(work());

      for (int wait : List.of(1, 2, 4)) {
        Instant due = now().plusSeconds(wait);
        assertThat(engine().fail(engine().claimOne(ask()), FailureClass.TRANSIENT, "no"))
            .isEqualTo(new Settlement.RunsAgain(id, due));
        clock().set(due.minusMillis(1));
        assertThat(engine().claim(ask())).isEmpty();
        clock().set(due);
      }

      assertThat(engine().fail(engine().claimOne(ask()), FailureClass.INFRA_CRASH, "no"))
          .isEqualTo(new Settlement.Ended(id, Outcome.FAILED));
      assertThat(engine().attempts(id)).hasSize(4);
    }

    @Test
    void waits_longer_by_what_the_jitter_draws() {
      RetryPolicy jittered =
          new RetryPolicy(1, Duration.ofSeconds(2), 1, Duration.ofSeconds(2), 0.5);
      ExecutionId id = engine().submit(work().retrying(jittered));
      LeaseHandle handle = engine().claimOne(ask());

      List<Settlement> answers =
          engine()
              .fail(List.of(new FailExecutions.Item(handle, FailureClass.TRANSIENT, "no")), 0.5);

      assertThat(answers).containsExactly(new Settlement.RunsAgain(id, now().plusMillis(2_500)));
    }

    @Test
    void for_good_ends_the_execution_by_its_class() {
      LeaseHandle permanent = granted();
      LeaseHandle late = granted();
      LeaseHandle unwanted = granted();

      List<Settlement> answers =
          engine()
              .fail(
                  List.of(
                      new FailExecutions.Item(permanent, FailureClass.PERMANENT, "a"),
                      new FailExecutions.Item(late, FailureClass.TIMEOUT, "b"),
                      new FailExecutions.Item(unwanted, FailureClass.CANCELLED, "c")),
                  0.0);

      assertThat(answers)
          .containsExactly(
              new Settlement.Ended(permanent.execution(), Outcome.FAILED),
              new Settlement.Ended(late.execution(), Outcome.FAILED),
              new Settlement.Ended(unwanted.execution(), Outcome.CANCELLED));
    }

    @Test
    void repeated_gets_the_first_answer_also_after_later_attempts() {
      LeaseHandle handle = granted();
      Settlement first = engine().fail(handle, FailureClass.TRANSIENT, "no");
      clock().advance(Duration.ofSeconds(1));
      engine().claimOne(ask());

      assertThat(engine().fail(handle, FailureClass.TRANSIENT, "other words")).isEqualTo(first);
      assertThat(engine().fail(handle, FailureClass.PERMANENT, "no"))
          .isInstanceOfSatisfying(
              Settlement.Refused.class,
              refused -> assertThat(refused.why()).isInstanceOf(Refusal.Conflict.class));
    }

    @Test
    void keeps_its_reason_in_the_history() {
      String reason = "\u00fc \ud83d\ude00 \"quoted\"\n" + "x".repeat(1_900);
      LeaseHandle handle = granted();

      engine().fail(handle, FailureClass.TRANSIENT, reason);

      assertThat(engine().attempts(handle.execution()))
          .extracting(view -> ((AttemptView.Ended) view).end().outcome())
          .containsExactly(new AttemptOutcome.Failed(FailureClass.TRANSIENT, reason));
    }

    @Test
    void with_a_reason_no_storage_can_hold_is_refused() {
      LeaseHandle handle = granted();

      for (String reason : List.of("\0", "\ud83d", "x".repeat(2_001))) {
        assertThatThrownBy(() -> engine().fail(handle, FailureClass.TRANSIENT, reason))
            .isInstanceOf(InvalidInput.class);
      }
    }
  }

  @Nested
  class A_delay {

    @Test
    void runs_again_from_its_time_on_and_spends_nothing() {
      LeaseHandle handle = granted();
      ExecutionId id = handle.execution();
      Instant until = now().plusSeconds(5);

      Settlement answer = engine().delay(handle, until.plusNanos(999_999), DelayCause.QUOTA);

      assertThat(answer).isEqualTo(new Settlement.RunsAgain(id, until));
      assertThat(stateOf(id)).isEqualTo(PublicState.RATE_LIMITED);
      clock().set(until.minusMillis(1));
      assertThat(engine().claim(ask())).isEmpty();
      clock().set(until);
      Claim again = engine().claim(ask()).getFirst();
      assertThat(again.origin()).isEqualTo(Origin.RESUMED);
      assertThat(see(id).standing().spent().retries()).isZero();
    }

    @Test
    void without_a_time_is_a_release_at_the_stores_now() {
      LeaseHandle handle = granted();
      clock().advance(Duration.ofMillis(3));

      Settlement answer = engine().release(handle);

      assertThat(answer).isEqualTo(new Settlement.RunsAgain(handle.execution(), now()));
      assertThat(stateOf(handle.execution())).isEqualTo(PublicState.WAITING);
      assertThat(engine().release(handle)).isEqualTo(answer);
    }

    @Test
    void with_another_cause_is_a_conflict() {
      LeaseHandle handle = granted();
      engine().delay(handle, now().plusSeconds(5), DelayCause.QUOTA);

      assertThat(engine().release(handle))
          .isInstanceOfSatisfying(
              Settlement.Refused.class,
              refused -> assertThat(refused.why()).isInstanceOf(Refusal.Conflict.class));
    }

    @Test
    void by_schedule_or_into_eternity_is_refused() {
      LeaseHandle handle = granted();

      assertThatThrownBy(() -> new DelayExecutions.Item(handle, now(), DelayCause.SCHEDULE))
          .isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> new DelayExecutions.Item(handle, Instant.MAX, DelayCause.DELAY))
          .isInstanceOf(InvalidInput.class);
    }
  }
}
