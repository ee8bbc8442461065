package dev.weft.testkit.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.EngineParts;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.LoopHealth;
import dev.weft.application.runtime.RuntimeSettings;
import dev.weft.application.runtime.WeftEngine;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.doubles.FixedRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The whole engine in one object: it takes work in, does it, looks after time, and stops. */
public abstract class EngineBehaviour extends WorkerSuite {

  private static final int TAIL_LOOPS = 3;
  private static final int FLOW_LOOPS = 7;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final HandlerRegistry ECHO =
      HandlerRegistry.of("task", job -> HandlerOutcome.completed(job.payload()));

  private WeftEngine started(HandlerRegistry handlers) {
    Transactions store = opened().transactions();
    return WeftEngine.start(
        new EngineParts(
                store, store, store, new LocalWorkSignal(), opened().ids(), new FixedRandom(0.5))
            .readingJsonWith(opened().json()),
        handlers,
        new RuntimeSettings(List.of(calm()), Cadence.every(Duration.ofMillis(20))));
  }

  private PublicState end(WeftEngine engine, ExecutionId id) throws InterruptedException {
    return engine.awaitEnd(id, PATIENCE).orElseThrow().state();
  }

  @Test
  void what_is_submitted_is_done_and_its_result_can_be_read() throws InterruptedException {
    try (WeftEngine engine = started(ECHO)) {
      ExecutionId id = engine.submit(work().carrying("7").build()).execution();

      assertThat(end(engine, id)).isEqualTo(PublicState.COMPLETED);
      assertThat(engine.result(id)).contains(Content.json("7"));
    }
  }

  @Test
  void work_handed_in_inside_the_callers_transaction_runs_once_that_has_committed()
      throws InterruptedException {
    try (WeftEngine engine = started(ECHO)) {
      ExecutionId id;
      try (CallerTransaction caller = opened().callerTransaction()) {
        id = engine.submit(work().build(), caller.transactions()).execution();
        caller.commit();
      }

      assertThat(end(engine, id)).isEqualTo(PublicState.COMPLETED);
    }
  }

  @Test
  void the_work_of_a_worker_that_died_is_finished() throws InterruptedException {
    ExecutionId id = engine().submit(work());
    engine().claimOne(ask());
    clock().advance(Duration.ofHours(1));

    try (WeftEngine engine = started(ECHO)) {
      assertThat(end(engine, id)).isEqualTo(PublicState.COMPLETED);
    }

    assertThat(engine().attempts(id)).hasSize(2);
  }

  @Test
  void deadlines_are_kept_without_a_handler() throws InterruptedException {
    Duration hour = Duration.ofHours(1);
    ExecutionId late = engine().submit(work().ofKind("nobody").until(now().plus(hour)));
    clock().advance(hour);

    try (WeftEngine engine = started(HandlerRegistry.NONE)) {
      assertThat(end(engine, late)).isEqualTo(PublicState.EXPIRED);
      assertThat(engine.health()).hasSize(3 + FLOW_LOOPS + TAIL_LOOPS);
    }
  }

  @Test
  void the_wait_for_an_end_is_over_when_its_time_is_and_at_once_for_the_unknown()
      throws InterruptedException {
    ExecutionId unknown = opened().ids().execution(lane().partition());

    try (WeftEngine engine = started(HandlerRegistry.NONE)) {
      ExecutionId id = engine.submit(work().build()).execution();

      assertThat(engine.awaitEnd(id, Duration.ofMillis(20))).isEmpty();
      assertThat(engine.awaitEnd(unknown, PATIENCE)).isEmpty();
    }
  }

  @Test
  void a_repeated_key_names_the_first_and_a_lost_parent_is_refused() {
    try (WeftEngine engine = started(HandlerRegistry.NONE)) {
      ExecutionId id = engine.submit(work().keyed("k").build()).execution();

      assertThat(engine.submit(work().keyed("k").build())).isEqualTo(new Receipt.Existing(id));
      var lease = engine().claimOne(ask());
      engine().release(lease);
      assertThatThrownBy(() -> engine.submit(work().childOf(lease).build()))
          .isInstanceOf(InvalidInput.class);
    }
  }

  @Test
  void a_handler_writes_and_whoever_follows_reads_it_to_the_end() throws Exception {
    HandlerRegistry telling =
        HandlerRegistry.of(
            "task",
            job -> {
              job.output().log("begun");
              job.output().warn("x".repeat(70_000));
              job.output().telemetry("{\"t\":1}");
              job.output().patch("{\"step\":\"one\"}");
              job.output().progress(0.5);
              return HandlerOutcome.done();
            });
    try (WeftEngine engine = started(telling)) {
      ExecutionId id = engine.submit(work().build()).execution();
      StreamKey stream = new StreamKey(id, 0);

      assertThat(followed(engine, stream))
          .startsWith("begun", "x".repeat(21_845))
          .endsWith("{\"t\":1}", "{\"step\":\"one\"}", "{\"progress\":0.5}")
          .hasSize(8);
      assertThat(engine.streams().summary(stream).orElseThrow().document().text())
          .isEqualTo("{\"step\":\"one\",\"progress\":0.5}");
    }
  }

  private static List<String> followed(WeftEngine engine, StreamKey stream) throws Exception {
    List<String> seen = new ArrayList<>();
    StreamPosition after = StreamPosition.BEGINNING;
    while (true) {
      TailRequest request =
          new TailRequest(after, Duration.ofSeconds(30), new PageLimit(100), Visibility.ALL);
      var answer =
          (TailFrames.Result.Answered)
              engine
                  .streams()
                  .tail(new TailFrames.Command(stream, request))
                  .toCompletableFuture()
                  .get(60, TimeUnit.SECONDS);
      answer.page().frames().forEach(frame -> seen.add(frame.bytes().value().toUtf8()));
      if (answer.end() instanceof StreamState.Closed) {
        return seen;
      }
      after = answer.page().frames().getLast().id().position();
    }
  }

  @Test
  void closing_ends_every_loop() {
    WeftEngine engine = started(ECHO);
    assertThat(engine.health()).hasSize(6 + FLOW_LOOPS + TAIL_LOOPS).allMatch(LoopHealth::running);

    engine.close();

    assertThat(engine.health()).noneMatch(LoopHealth::running);
  }
}
