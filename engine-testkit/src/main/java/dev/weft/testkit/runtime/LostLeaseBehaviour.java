package dev.weft.testkit.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.WorkerEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A handler whose lease is gone is stopped, its answer dropped, its work granted again. */
public abstract class LostLeaseBehaviour extends WorkerSuite {

  @Test
  void a_handler_whose_lease_is_revoked_is_stopped_and_its_work_starts_again() {
    ExecutionId id = engine().submit(work());
    Blocking blocking = new Blocking();

    try (Hired workers = hire(calm(), HandlerRegistry.of("task", blocking))) {
      blocking.begun();
      operator().revoke(id);
      workers.beat();

      assertThat(workers.event()).isInstanceOf(WorkerEvent.Stopped.class);
      assertThat(blocking.leftCancelled()).isTrue();
      blocking.letGo();
      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.SUCCESS));
    }

    assertThat(engine().attempts(id)).hasSize(2);
  }

  @Test
  void a_handler_of_a_cancelled_execution_is_stopped_and_its_answer_dropped() {
    ExecutionId id = engine().submit(work());
    Blocking blocking = new Blocking();

    try (Hired workers = hire(calm(), HandlerRegistry.of("task", blocking))) {
      blocking.begun();
      operator().cancel(id, "changed our mind");
      workers.beat();

      assertThat(workers.event()).isInstanceOf(WorkerEvent.Stopped.class);
      assertThat(blocking.leftCancelled()).isTrue();
    }

    assertThat(state(id)).isEqualTo(PublicState.CANCELLED);
  }

  @Test
  void a_job_that_always_loses_its_lease_ends_failed_while_its_neighbours_finish() {
    ExecutionId poison = engine().submit(work().ofKind("poison").reclaimedAtMost(2));
    List<SubmissionBuilder> others = Collections.nCopies(20, work());
    Blocking blocking = new Blocking();
    HandlerRegistry handlers =
        HandlerRegistry.of("poison", blocking).with("task", job -> HandlerOutcome.done());

    List<ExecutionId> neighbours;
    try (Hired workers = hire(calm(), handlers)) {
      blocking.begun();
      neighbours = engine().submit(others);
      workers.settlements(20);
      for (int loss = 0; loss < 3; loss++) {
        clock().advance(Duration.ofHours(1));
        sweeps().reap();
        workers.beat();
        assertThat(workers.event()).isInstanceOf(WorkerEvent.Stopped.class);
        if (loss < 2) {
          blocking.begun();
        }
      }
    }

    assertThat(state(poison)).isEqualTo(PublicState.FAILED);
    assertThat(neighbours).allMatch(id -> state(id) == PublicState.COMPLETED);
  }

  @Test
  void closing_lets_a_handler_finish() {
    ExecutionId id = engine().submit(work());
    Blocking blocking = new Blocking();
    Hired workers = hire(calm(), HandlerRegistry.of("task", blocking));
    blocking.begun();

    blocking.letGo();
    workers.close();

    assertThat(state(id)).isEqualTo(PublicState.COMPLETED);
  }

  @Test
  void closing_releases_what_cannot_finish_for_others_to_claim_at_once() {
    List<ExecutionId> ids = engine().submit(Collections.nCopies(3, work()));
    Blocking blocking = new Blocking();
    Hired workers =
        hire(
            calm().running(1, 2).stoppingWithin(Duration.ofMillis(50)),
            HandlerRegistry.of("task", blocking));
    blocking.begun();

    workers.close();

    assertThat(blocking.leftCancelled()).isTrue();
    assertThat(idsOf(engine().claim(ask().upTo(3)))).containsExactlyInAnyOrderElementsOf(ids);
  }
}
