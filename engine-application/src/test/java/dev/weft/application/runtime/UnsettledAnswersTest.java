package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.worker.LastWords;
import dev.weft.domain.execution.Outcome;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class UnsettledAnswersTest {

  private static final int UNSETTLED = 256;
  private static final int HANDLERS = 4;
  private static final int QUEUED = 3;
  private static final int ALL = 1_000;

  private final CountDownLatch storeIsBack = new CountDownLatch(1);
  private final CountDownLatch settled = new CountDownLatch(ALL);
  private final CountDownLatch full = new CountDownLatch(1);
  private final AtomicInteger begun = new AtomicInteger();

  @Test
  void no_handler_starts_while_too_many_answers_wait_for_the_store() throws Exception {
    WorkerSettings settings =
        WorkerSettings.DEFAULT.running(HANDLERS, QUEUED).leasing(Duration.ofSeconds(5));
    int begunWhileAway;
    try (ExecutionWorker worker = started(settings)) {
      begunWhileAway = begunWhileAway();
      settled.await();
      assertThat(worker.health()).allMatch(LoopHealth::running);
    }

    assertThat(begunWhileAway).isEqualTo(HANDLERS + UNSETTLED);
    assertThat(begun).hasValue(ALL);
  }

  /** Ends whatever comes: a worker cannot be closed while its store is away. */
  private int begunWhileAway() throws InterruptedException {
    try {
      full.await();
      return begun.get();
    } finally {
      storeIsBack.countDown();
    }
  }

  private ExecutionWorker started(WorkerSettings settings) {
    LastWords words = new LastWords(this::completed, items -> List.of(), items -> List.of());
    return ExecutionWorker.started(
        settings,
        new WorkerPorts(new Claims(ALL), this::renewed, words, null),
        HandlerRegistry.of("task", this::handled),
        new LocalWorkSignal(),
        new Random(1),
        event -> settled.countDown());
  }

  private HandlerOutcome handled(HandlerContext job) {
    begun.incrementAndGet();
    return HandlerOutcome.done();
  }

  private List<Settlement> completed(List<CompleteExecutions.Item> items) {
    try {
      storeIsBack.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return items.stream()
        .<Settlement>map(item -> new Settlement.Ended(item.handle().execution(), Outcome.SUCCESS))
        .toList();
  }

  /** All that may be held is held: what has begun, and what waits for its turn. */
  private List<Renewal> renewed(RenewLeases.Command command) {
    if (command.handles().size() == HANDLERS + UNSETTLED + HANDLERS + QUEUED) {
      full.countDown();
    }
    return command.handles().stream()
        .<Renewal>map(handle -> new Renewal.Renewed(handle, Instant.MAX))
        .toList();
  }
}
