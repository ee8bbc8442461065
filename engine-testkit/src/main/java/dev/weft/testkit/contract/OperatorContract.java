package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.CancelExecutions.Answer;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.in.execution.RevokeLeases;
import dev.weft.testkit.driving.Operator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What an operator may do to executions, and what is refused. */
public abstract class OperatorContract extends ContractSuite {

  private ExecutionId unknown() {
    return opened().ids().execution(Lane.DEFAULT.partition());
  }

  private ExecutionId completed() {
    engine().submit(work());
    return engine().complete(engine().claimOne(ask()), Content.EMPTY).execution();
  }

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask());
  }

  @Nested
  class Cancelling {

    @Test
    void ends_executions_in_every_phase_and_refuses_what_ended_otherwise() {
      ExecutionId done = completed();
      ExecutionId active = granted().execution();
      ExecutionId blocked = insert(blockedMember(work()));
      ExecutionId runnable = engine().submit(work());
      ExecutionId unknown = unknown();

      List<Answer> answers =
          operator().cancel(List.of(runnable, unknown, done, active, blocked, runnable), "drill");

      assertThat(answers)
          .containsExactly(
              new Answer.Cancelled(runnable),
              new Answer.Refused(unknown, new Refusal.NotFound()),
              new Answer.Refused(done, new Refusal.NotActive(Outcome.SUCCESS)),
              new Answer.Cancelled(active),
              new Answer.Cancelled(blocked),
              new Answer.Cancelled(runnable));
      assertThat(moves().see(List.of(runnable, active, blocked)))
          .extracting(execution -> ((Execution.Terminal) execution).ending())
          .containsOnly(new Ending.Cancelled("drill", Operator.NAME));
    }

    @Test
    void again_answers_the_same_and_keeps_the_first_reason() {
      ExecutionId id = engine().submit(work());
      Answer first = operator().cancel(id, "first");
      Execution cancelled = see(id);

      assertThat(operator().cancel(id, "second")).isEqualTo(first);
      assertThat(see(id)).isEqualTo(cancelled);
    }

    @Test
    void closes_the_attempt_that_runs() {
      LeaseHandle handle = granted();

      operator().cancel(handle.execution(), "drill");

      assertThat(engine().attempts(handle.execution()))
          .extracting(view -> ((AttemptView.Ended) view).end().outcome())
          .containsExactly(new AttemptOutcome.Cancelled("drill", Operator.NAME));
    }

    @Test
    void takes_more_than_one_batch() {
      List<ExecutionId> ids =
          engine().submit(IntStream.range(0, 1_100).mapToObj(i -> work()).toList());

      List<Answer> answers = operator().cancel(ids, "drill");

      assertThat(answers)
          .isEqualTo(ids.stream().<Answer>map(id -> new Answer.Cancelled(id)).toList());
      assertThat(engine().claim(ask())).isEmpty();
    }

    @Test
    void for_a_reason_no_storage_can_hold_is_refused() {
      ExecutionId id = engine().submit(work());

      assertThatThrownBy(() -> operator().cancel(id, "\0")).isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> operator().cancel(id, "\udc00")).isInstanceOf(InvalidInput.class);
    }

    @Test
    void nothing_is_nothing() {
      assertThat(operator().cancel(List.of(), "drill")).isEmpty();
    }
  }

  @Nested
  class Revoking {

    @Test
    void makes_active_work_runnable_at_once_and_refuses_the_rest() {
      ExecutionId done = completed();
      ExecutionId active = granted().execution();
      ExecutionId runnable = engine().submit(work());

      List<RevokeLeases.Answer> answers = operator().revoke(List.of(active, runnable, done));

      assertThat(answers)
          .containsExactly(
              new RevokeLeases.Answer.Revoked(active),
              new RevokeLeases.Answer.Refused(runnable, new Refusal.WrongPhase(Phase.RUNNABLE)),
              new RevokeLeases.Answer.Refused(done, new Refusal.NotActive(Outcome.SUCCESS)));
      assertThat(engine().claim(ask().upTo(2)))
          .extracting(claim -> claim.origin())
          .containsExactlyInAnyOrder(Origin.RESUMED, Origin.FRESH);
    }
  }

  @Nested
  class Changing_the_priority {

    @Test
    void works_in_any_phase_but_the_last() {
      ExecutionId done = completed();
      ExecutionId active = granted().execution();
      ExecutionId runnable = engine().submit(work());
      ExecutionId blocked = insert(blockedMember(work()));

      List<ChangePriority.Answer> answers =
          operator().prioritize(List.of(active, blocked, done, runnable), 77);

      Priority changed = new Priority(77);
      assertThat(answers)
          .containsExactly(
              new ChangePriority.Answer.Changed(active, changed),
              new ChangePriority.Answer.Changed(blocked, changed),
              new ChangePriority.Answer.Refused(done, new Refusal.NotActive(Outcome.SUCCESS)),
              new ChangePriority.Answer.Changed(runnable, changed));
      assertThat(moves().see(List.of(active, blocked, runnable)))
          .extracting(execution -> execution.standing().priority())
          .containsOnly(changed);
    }
  }
}
