package dev.weft.testkit.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.Cadence;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.handler.PermanentFailure;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What handlers answer is what becomes of their work, and all of it is done. */
public abstract class WorkerBehaviour extends WorkerSuite {

  private static final Duration PAUSE = Duration.ofSeconds(10);

  @Test
  void four_workers_do_all_work_exactly_once() {
    Map<ExecutionId, Integer> runs = new ConcurrentHashMap<>();
    List<SubmissionBuilder> much = Collections.nCopies(200, work());
    List<ExecutionId> ids = engine().submit(much);
    HandlerRegistry counting =
        HandlerRegistry.of(
            "task",
            context -> {
              runs.merge(context.execution(), 1, Integer::sum);
              return HandlerOutcome.done();
            });

    List<Settlement> settled;
    try (Hired workers = hire(4, calm(), counting)) {
      settled = workers.settlements(200);
    }

    assertThat(settled)
        .containsExactlyInAnyOrderElementsOf(
            ids.stream().map(id -> new Settlement.Ended(id, Outcome.SUCCESS)).toList());
    assertThat(runs).hasSize(200).allSatisfy((id, times) -> assertThat(times).isEqualTo(1));
  }

  @Test
  void the_payload_reaches_the_handler_and_its_answer_is_the_result() {
    ExecutionId id = engine().submit(work().carrying("\"Ada\""));
    HandlerRegistry greeting =
        HandlerRegistry.of("task", job -> HandlerOutcome.json("[" + job.payloadText() + "]"));

    try (Hired workers = hire(calm(), greeting)) {
      workers.settlement();
    }

    assertThat(engine().result(id)).contains(Content.json("[\"Ada\"]"));
  }

  @Test
  void a_failing_handler_is_retried_in_its_time_and_then_failed() {
    ExecutionId id = engine().submit(work().retrying(RetryPolicy.fixed(2, PAUSE)));
    List<Integer> attempts = new CopyOnWriteArrayList<>();
    HandlerRegistry failing =
        HandlerRegistry.of(
            "task",
            context -> {
              attempts.add(context.attempt());
              throw new IllegalStateException("out of luck \0");
            });

    try (Hired workers = hire(calm(), failing)) {
      for (int retry = 0; retry < 2; retry++) {
        assertThat(workers.settlement()).isEqualTo(new Settlement.RunsAgain(id, now().plus(PAUSE)));
        clock().advance(PAUSE);
      }

      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.FAILED));
    }

    assertThat(attempts).containsExactly(0, 1, 2);
  }

  @Test
  void a_permanent_failure_is_not_retried() {
    ExecutionId id = engine().submit(work());
    HandlerRegistry refusing =
        HandlerRegistry.of(
            "task",
            context -> {
              throw new PermanentFailure("no such account");
            });

    try (Hired workers = hire(calm(), refusing)) {
      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.FAILED));
    }

    assertThat(engine().attempts(id)).hasSize(1);
  }

  @Test
  void a_delayed_execution_comes_back_after_its_pause_and_spends_nothing() {
    ExecutionId id = engine().submit(work().retrying(RetryPolicy.NEVER));
    HandlerRegistry patient =
        HandlerRegistry.of(
            "task",
            context ->
                context.origin() == Origin.FRESH
                    ? HandlerOutcome.delayedFor(PAUSE)
                    : HandlerOutcome.done());

    try (Hired workers = hire(calm(), patient)) {
      Settlement.RunsAgain again = (Settlement.RunsAgain) workers.settlement();
      assertThat(again.runAt()).isAfterOrEqualTo(now().plus(PAUSE));
      assertThat(state(id)).isEqualTo(PublicState.DELAYED);
      clock().set(again.runAt());

      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.SUCCESS));
    }
  }

  @Test
  void an_outcome_that_cannot_be_stored_fails_for_good() {
    ExecutionId id = engine().submit(work());
    HandlerRegistry endless =
        HandlerRegistry.of(
            "task", context -> HandlerOutcome.delayedFor(Duration.ofSeconds(Long.MAX_VALUE)));

    try (Hired workers = hire(calm(), endless)) {
      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.FAILED));
    }
  }

  @Test
  void work_nobody_announces_is_found_by_a_worker_that_already_waits() {
    try (Hired workers = hire(calm(), HandlerRegistry.of("task", job -> HandlerOutcome.done()))) {
      engine().submit(work());
      workers.settlement();
      ExecutionId later = engine().submit(work());

      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(later, Outcome.SUCCESS));
    }
  }

  @Test
  void a_hint_wakes_a_worker_that_looks_once_an_hour() {
    Cadence hourly = Cadence.every(Duration.ofHours(1));
    HandlerRegistry done = HandlerRegistry.of("task", job -> HandlerOutcome.done());

    try (Hired workers = hire(calm().polling(hourly), done)) {
      ExecutionId id = engine().submit(work());
      workers.hint(lane());

      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(id, Outcome.SUCCESS));
    }
  }

  @Test
  void work_of_a_kind_without_a_handler_is_left_to_others() {
    ExecutionId foreign = engine().submit(work().ofKind("foreign"));
    ExecutionId own = engine().submit(work());

    try (Hired workers = hire(calm(), HandlerRegistry.of("task", job -> HandlerOutcome.done()))) {
      assertThat(workers.settlement()).isEqualTo(new Settlement.Ended(own, Outcome.SUCCESS));
    }

    assertThat(state(foreign)).isEqualTo(PublicState.WAITING);
  }
}
