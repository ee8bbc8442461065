package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What people read of an execution, in each of its phases. */
public abstract class ReadsContract extends ContractSuite {

  private final Instant born = MutableClock.START;

  /** Every component but the submission, of an execution born at the start of the test. */
  private void assertView(
      ExecutionId id, Membership membership, PublicState state, Instant started, String json) {
    ExecutionView view = engine().describe(id).orElseThrow();
    assertThat(view)
        .isEqualTo(
            new ExecutionView(
                see(id),
                view.submission(),
                membership,
                state,
                born,
                started,
                json.isEmpty() ? "" : "application/json",
                json.length()));
  }

  private void assertView(ExecutionId id, PublicState state, Instant started, String json) {
    assertView(id, Membership.ALONE, state, started, json);
  }

  @Test
  void what_was_asked_is_told() {
    Submission asked =
        work()
            .ofKind("fetch")
            .carrying("{\"a\":1}")
            .withPriority(7)
            .requiring("gpu", "arm")
            .until(now().plusSeconds(60))
            .attemptsWithin(Duration.ofSeconds(5))
            .retrying(RetryPolicy.fixed(2, Duration.ofMillis(1)))
            .reclaimedAtMost(4)
            .tagged("team.owner", "kernel ü")
            .tagged("team.cost", "")
            .ofInstance("app.instance", "blue")
            .keyed("k")
            .build();

    ExecutionId id = engine().submit(new SubmissionBuilder(asked));

    Submission told = engine().describe(id).orElseThrow().submission();
    assertThat(told.kind()).isEqualTo(asked.kind());
    assertThat(told.payload()).isEqualTo(asked.payload());
    assertThat(told.routing()).isEqualTo(asked.routing());
    assertThat(told.priority()).isEqualTo(asked.priority());
    assertThat(told.deadline()).isEqualTo(asked.deadline());
    assertThat(told.limits()).isEqualTo(asked.limits());
    assertThat(told.namespace()).isEqualTo(asked.namespace());
    assertThat(told.tags()).isEqualTo(asked.tags());
    assertThat(told.instanceTag()).isEqualTo(asked.instanceTag());
    assertThat(told.findKey()).isEqualTo(asked.findKey());
  }

  @Test
  void runnable_work_waits_or_is_delayed() {
    ExecutionId due = engine().submit(work());
    ExecutionId ahead = engine().submit(work().notBefore(now().plusMillis(2)));
    clock().advance(Duration.ofMillis(1));

    assertView(due, PublicState.WAITING, Instant.MAX, "");
    assertView(ahead, PublicState.DELAYED, Instant.MAX, "");
    clock().advance(Duration.ofMillis(1));
    assertView(ahead, PublicState.WAITING, Instant.MAX, "");
  }

  @Test
  void a_blocked_member_waits_for_its_children_in_its_flow() {
    NewExecution member = blockedMember(work());

    insert(member);

    assertView(member.id(), member.membership(), PublicState.WAITING_CHILDREN, Instant.MAX, "");
  }

  @Test
  void active_work_tells_when_it_started() {
    engine().submit(work());
    clock().advance(Duration.ofMillis(3));

    ExecutionId id = engine().claimOne(ask()).execution();

    assertView(id, PublicState.ACTIVE, born.plusMillis(3), "");
  }

  @Test
  void rate_limited_work_remembers_its_latest_start() {
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());
    Instant until = now().plusSeconds(1);

    moves().apply(handle.execution(), new ExecutionCommand.Delay(handle, until, DelayCause.QUOTA));

    assertView(handle.execution(), PublicState.RATE_LIMITED, born, "");
  }

  @Test
  void finished_work_has_a_result() {
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());
    clock().advance(Duration.ofMillis(3));

    engine().complete(handle, Content.json("[1,2]"));

    assertView(handle.execution(), PublicState.COMPLETED, born, "[1,2]");
    assertThat(engine().result(handle.execution())).contains(Content.json("[1,2]"));
  }

  @Test
  void an_empty_result_is_a_result() {
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());

    engine().complete(handle, Content.EMPTY);

    ExecutionView view = engine().describe(handle.execution()).orElseThrow();
    assertThat(engine().result(handle.execution())).contains(Content.EMPTY);
    assertThat(view.resultType()).isEqualTo("application/octet-stream");
    assertThat(view.resultSize()).isZero();
  }

  @Test
  void cancelled_work_has_no_result() {
    ExecutionId id = engine().submit(work());

    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    assertView(id, PublicState.CANCELLED, Instant.MAX, "");
    assertThat(engine().result(id)).isEmpty();
    assertThat(engine().attempts(id)).isEmpty();
  }

  @Test
  void the_latest_success_stays_readable_in_later_generations() {
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());
    ExecutionId id = handle.execution();
    engine().complete(handle, Content.json("1"));
    moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));

    assertView(id, PublicState.WAITING, born, "1");
    LeaseHandle second = engine().claimOne(ask());
    assertThat(engine().result(id)).contains(Content.json("1"));
    engine().complete(second, Content.json("22"));
    assertView(id, PublicState.COMPLETED, born, "22");
  }

  @Test
  void attempts_are_listed_by_index_the_running_one_last() {
    engine().submit(work());
    LeaseHandle first = engine().claimOne(ask());
    ExecutionId id = first.execution();
    moves().apply(id, new ExecutionCommand.Delay(first, now(), DelayCause.DELAY));
    engine().complete(engine().claimOne(ask()), Content.EMPTY);
    moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));
    LeaseHandle third = engine().claimOne(ask().by("w"));

    List<AttemptView> attempts = engine().attempts(id);

    assertThat(attempts).hasSize(3);
    assertThat(attempts.subList(0, 2))
        .extracting(attempt -> ((AttemptView.Ended) attempt).end().index())
        .containsExactly(0, 1);
    assertThat(attempts.getLast())
        .isEqualTo(
            new AttemptView.Running(
                id,
                2,
                1,
                third.epoch(),
                Origin.REPLAY,
                new Worker("w", "w-1"),
                born,
                born.plusSeconds(30)));
  }

  @Test
  void an_unknown_id_answers_nothing() {
    ExecutionId unknown = opened().ids().execution(lane().partition());

    assertThat(engine().describe(unknown)).isEmpty();
    assertThat(engine().result(unknown)).isEmpty();
    assertThat(engine().attempts(unknown)).isEmpty();
  }
}
