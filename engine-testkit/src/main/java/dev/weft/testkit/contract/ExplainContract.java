package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Why an execution is where it is, in causes a person can act on (I10). */
public abstract class ExplainContract extends ContractSuite {

  @Test
  void work_waits_for_a_worker_that_can_run_it() {
    engine().claim(ask().able("gpu"));
    ExecutionId gpu = engine().submit(work().requiring("gpu"));
    ExecutionId both = engine().submit(work().requiring("gpu", "arm"));

    assertThat(operator().explain(gpu)).containsExactly(new Reason.WaitingForWorker());
    assertThat(operator().explain(both)).containsExactly(new Reason.NoCapableWorkerSeen());
  }

  @Test
  void a_worker_of_other_kinds_or_lanes_is_not_capable() {
    engine().claim(ask().ofKinds("parse"));
    engine().claim(ask().inLane(lane() + " too"));
    ExecutionId fetch = engine().submit(work().ofKind("fetch"));
    ExecutionId parse = engine().submit(work().ofKind("parse"));

    assertThat(operator().explain(fetch)).containsExactly(new Reason.NoCapableWorkerSeen());
    assertThat(operator().explain(parse)).containsExactly(new Reason.WaitingForWorker());
  }

  @Test
  void a_worker_not_seen_for_a_minute_does_not_count() {
    engine().claim(ask());
    ExecutionId id = engine().submit(work());
    clock().advance(Duration.ofMillis(59_999));
    assertThat(operator().explain(id)).containsExactly(new Reason.WaitingForWorker());

    clock().advance(Duration.ofMillis(1));

    assertThat(operator().explain(id)).containsExactly(new Reason.NoCapableWorkerSeen());
  }

  @Test
  void every_cause_that_holds_is_named() {
    ExecutionId id = engine().submit(work().notBefore(now().plusSeconds(5)));
    operator().pause(lane(), "drill");

    assertThat(operator().explain(id))
        .containsExactly(
            new Reason.DelayedUntil(now().plusSeconds(5), DelayCause.SCHEDULE),
            new Reason.LanePaused(),
            new Reason.NoCapableWorkerSeen());
  }

  @Test
  void running_and_ended_work_says_so() {
    ExecutionId id = engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask().by("w"));
    assertThat(operator().explain(id))
        .containsExactly(new Reason.Running(new Worker("w", "w-1"), now().plusSeconds(30)));

    engine().complete(handle, Content.EMPTY);

    assertThat(operator().explain(id)).containsExactly(new Reason.Ended(Outcome.SUCCESS));
  }

  @Test
  void nobody_explains_what_nobody_knows() {
    assertThat(operator().explain(opened().ids().execution(Lane.DEFAULT.partition()))).isEmpty();
  }
}
