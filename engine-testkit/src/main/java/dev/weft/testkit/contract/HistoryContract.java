package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.transition.ExecutionCommand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Results and attempts stay readable through all generations. */
public abstract class HistoryContract extends ContractSuite {

  private void assertResult(ExecutionId id, String json) {
    ExecutionView view = engine().describe(id).orElseThrow();
    assertThat(engine().result(id)).contains(Content.json(json));
    assertThat(view.resultType()).isEqualTo("application/json");
    assertThat(view.resultSize()).isEqualTo(json.length());
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
  void the_latest_success_stays_readable_in_later_generations() {
    engine().submit(work());
    LeaseHandle first = engine().claimOne(ask());
    ExecutionId id = first.execution();
    engine().complete(first, Content.json("1"));
    moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));

    assertResult(id, "1");
    LeaseHandle second = engine().claimOne(ask());
    assertResult(id, "1");
    engine().complete(second, Content.json("22"));
    assertResult(id, "22");
  }

  @Test
  void a_later_generation_that_failed_does_not_hide_the_result() {
    ExecutionId id = Starts.replayed(this);

    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    assertResult(id, "1");
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
                now(),
                now().plusSeconds(30)));
  }
}
