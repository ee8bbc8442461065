package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.time.Instant;
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

    assertThat(engine().describe(id).orElseThrow().submission()).isEqualTo(asked);
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
    LeaseHandle first = engine().claimOne(ask());
    ExecutionId id = first.execution();
    moves().apply(id, new ExecutionCommand.Delay(first, now(), DelayCause.QUOTA));
    clock().advance(Duration.ofMillis(3));
    LeaseHandle second = engine().claimOne(ask());

    moves().apply(id, new ExecutionCommand.Delay(second, now().plusSeconds(1), DelayCause.QUOTA));

    assertView(id, PublicState.RATE_LIMITED, born.plusMillis(3), "");
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
  void cancelled_work_has_no_result() {
    ExecutionId id = engine().submit(work());

    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    assertView(id, PublicState.CANCELLED, Instant.MAX, "");
    assertThat(engine().result(id)).isEmpty();
    assertThat(engine().attempts(id)).isEmpty();
  }

  @Test
  void an_unknown_id_answers_nothing() {
    ExecutionId unknown = opened().ids().execution(lane().partition());

    assertThat(engine().describe(unknown)).isEmpty();
    assertThat(engine().result(unknown)).isEmpty();
    assertThat(engine().attempts(unknown)).isEmpty();
  }
}
