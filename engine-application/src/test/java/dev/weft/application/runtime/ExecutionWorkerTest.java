package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.application.worker.LastWords;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ExecutionWorkerTest {

  /** Is renewed after a third of its time, and survives threads that stand still for seconds. */
  private static final Duration RENEWED = Duration.ofSeconds(9);

  private static final WorkerSettings SETTINGS =
      WorkerSettings.DEFAULT
          .polling(new Cadence(Duration.ofMillis(1), Duration.ofMillis(20)))
          .stoppingWithin(Duration.ofSeconds(20));

  private final BlockingQueue<WorkerEvent> events = new LinkedBlockingQueue<>();
  private final List<Integer> renewals = new CopyOnWriteArrayList<>();
  private final CountDownLatch go = new CountDownLatch(1);
  private final AtomicInteger running = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();

  private ExecutionWorker started(
      WorkerSettings settings,
      Claims claims,
      RenewLeases renewing,
      CompleteExecutions completing,
      ExecutionHandler handler) {
    LastWords words = new LastWords(completing, items -> List.of(), this::released);
    return ExecutionWorker.started(
        settings,
        new WorkerPorts(claims, renewing, words, null),
        HandlerRegistry.of("task", handler),
        new LocalWorkSignal(),
        new Random(1),
        events::add);
  }

  private List<Settlement> released(List<DelayExecutions.Item> items) {
    return items.stream()
        .<Settlement>map(item -> new Settlement.RunsAgain(item.handle().execution(), Instant.EPOCH))
        .toList();
  }

  private List<Settlement> completed(List<CompleteExecutions.Item> items) {
    return items.stream()
        .<Settlement>map(item -> new Settlement.Ended(item.handle().execution(), Outcome.SUCCESS))
        .toList();
  }

  private List<Renewal> renewed(RenewLeases.Command command) {
    renewals.add(command.handles().size());
    return command.handles().stream()
        .<Renewal>map(handle -> new Renewal.Renewed(handle, Instant.MAX))
        .toList();
  }

  private WorkerEvent event() throws InterruptedException {
    return events.poll(30, TimeUnit.SECONDS);
  }

  private HandlerOutcome counted(HandlerContext context) {
    most.accumulateAndGet(running.incrementAndGet(), Math::max);
    try {
      go.await();
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    }
    running.decrementAndGet();
    return HandlerOutcome.done();
  }

  @Test
  void no_more_handlers_run_than_asked_for_and_no_more_claims_are_held() throws Exception {
    Claims claims = new Claims(50);
    WorkerSettings three = SETTINGS.running(3, 2).leasing(RENEWED);
    try (ExecutionWorker worker =
        started(three, claims, this::renewed, this::completed, this::counted)) {
      assertThat(worker.health()).hasSize(3);
      awaitRenewalOf(5);
      awaitRunning(3);
      go.countDown();
      for (int i = 0; i < 50; i++) {
        assertThat(event()).isInstanceOf(WorkerEvent.Settled.class);
      }
    }

    assertThat(most).hasValue(3);
    assertThat(claims.asked).first().isEqualTo(5);
    assertThat(claims.asked).allMatch(max -> max <= 5);
  }

  private void awaitRenewalOf(int leases) {
    while (!renewals.contains(leases)) {
      Thread.onSpinWait();
    }
  }

  private void awaitRunning(int handlers) {
    while (running.get() < handlers) {
      Thread.onSpinWait();
    }
  }

  @Test
  void all_leases_queued_and_running_are_renewed_in_one_call() throws Exception {
    WorkerSettings settings = SETTINGS.running(2, 6).leasing(RENEWED);

    try (ExecutionWorker worker =
        started(settings, new Claims(8), this::renewed, this::completed, this::counted)) {
      assertThat(worker.health()).isNotEmpty();
      awaitRenewalOf(8);
      go.countDown();
    }

    assertThat(renewals).allMatch(leases -> leases <= 8);
  }

  @Test
  void a_handler_whose_renewal_is_unknown_is_stopped_before_its_lease_ends() throws Exception {
    long begun = System.nanoTime();
    WorkerSettings settings = SETTINGS.running(1, 0).leasing(Duration.ofSeconds(6));
    AtomicInteger asked = new AtomicInteger();
    CountDownLatch looked = new CountDownLatch(1);
    RenewLeases unknown =
        command -> {
          if (asked.incrementAndGet() > 1) {
            awaitQuietly(looked);
          }
          return away(command);
        };

    WorkerEvent stopped;
    try (ExecutionWorker worker =
        started(settings, new Claims(1), unknown, this::completed, this::counted)) {
      stopped = event();
      assertThat(worker.health()).anyMatch(loop -> loop.failures() > 0);
      looked.countDown();
    }

    assertThat(stopped).isEqualTo(new WorkerEvent.Stopped(Claims.claim(0, "task").handle()));
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThan(Duration.ofMillis(4_500));
    assertThat(events).isEmpty();
  }

  @Test
  void a_renewal_that_hangs_does_not_keep_a_handler_alive() throws Exception {
    CountDownLatch answer = new CountDownLatch(1);
    WorkerSettings settings = SETTINGS.running(1, 0).leasing(Duration.ofSeconds(1));
    RenewLeases hanging =
        command -> {
          awaitQuietly(answer);
          return renewed(command);
        };

    try (ExecutionWorker worker =
        started(settings, new Claims(1), hanging, this::completed, this::counted)) {
      assertThat(event()).isInstanceOf(WorkerEvent.Stopped.class);
      assertThat(worker.health()).allMatch(LoopHealth::running);
      answer.countDown();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    }
  }

  private <T> T away(Object asked) {
    throw new TransientPortException(FailureKind.UNREACHABLE, "away", null);
  }

  @Test
  void an_end_that_could_not_be_written_is_written_again() throws Exception {
    AtomicInteger calls = new AtomicInteger();
    CompleteExecutions flaky =
        items -> calls.getAndIncrement() < 2 ? away(items) : completed(items);
    WorkerSettings settings = SETTINGS.leasing(Duration.ofSeconds(5));

    try (ExecutionWorker worker =
        started(settings, new Claims(1), this::renewed, flaky, job -> HandlerOutcome.done())) {
      ExecutionId id = Claims.claim(0, "task").handle().execution();
      assertThat(event())
          .isEqualTo(
              new WorkerEvent.Settled(
                  Claims.claim(0, "task").handle(), new Settlement.Ended(id, Outcome.SUCCESS)));
      assertThat(worker.health()).allMatch(LoopHealth::running);
    }

    assertThat(calls).hasValue(3);
  }

  @Test
  void an_end_that_can_never_be_written_is_given_up_when_the_lease_is_over() throws Exception {
    WorkerSettings settings = SETTINGS.leasing(Duration.ofSeconds(5));

    try (ExecutionWorker worker =
        started(settings, new Claims(1), this::away, this::away, job -> HandlerOutcome.done())) {
      assertThat(event()).isEqualTo(new WorkerEvent.GivenUp(Claims.claim(0, "task").handle()));
      assertThat(worker.health()).isNotEmpty();
    }
  }

  @Test
  void a_stop_releases_what_waits_at_once_and_the_rest_after_the_grace() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    WorkerSettings settings = SETTINGS.running(1, 3).stoppingWithin(Duration.ofMillis(20));
    ExecutionWorker worker =
        started(
            settings,
            new Claims(4),
            this::renewed,
            this::completed,
            job -> {
              begun.countDown();
              return counted(job);
            });
    begun.await();

    worker.close();

    assertThat(events)
        .hasSize(4)
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, 4).mapToObj(ExecutionWorkerTest::releasedEvent).toList());
    assertThat(worker.health()).noneMatch(LoopHealth::running);
  }

  private static WorkerEvent releasedEvent(int number) {
    var handle = Claims.claim(number, "task").handle();
    return new WorkerEvent.Settled(
        handle, new Settlement.RunsAgain(handle.execution(), Instant.EPOCH));
  }

  @Test
  void a_worker_without_handlers_is_refused() {
    assertThatThrownBy(
            () ->
                ExecutionWorker.started(
                    SETTINGS,
                    new WorkerPorts(new Claims(0), this::renewed, null, null),
                    HandlerRegistry.NONE,
                    new LocalWorkSignal(),
                    new Random(1),
                    events::add))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
