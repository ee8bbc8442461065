package dev.weft.testkit.runtime;

import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.execution.LeaseRenewer;
import dev.weft.application.runtime.ExecutionWorker;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WorkerEvent;
import dev.weft.application.runtime.WorkerPorts;
import dev.weft.application.runtime.WorkerSettings;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.worker.LastWords;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.NoJson;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.FixedRandom;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Running workers, and an ear for what becomes of their leases. */
final class Hired implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<WorkerEvent> events = new LinkedBlockingQueue<>();
  private final LocalWorkSignal signal = new LocalWorkSignal();
  private final List<ExecutionWorker> workers;

  Hired(int size, WorkerSettings settings, HandlerRegistry handlers, WorkerPorts ports) {
    this.workers =
        IntStream.range(0, size)
            .mapToObj(number -> settings.named("worker " + number))
            .map(named -> started(named, handlers, ports))
            .toList();
  }

  private ExecutionWorker started(
      WorkerSettings settings, HandlerRegistry handlers, WorkerPorts ports) {
    return ExecutionWorker.started(
        settings, ports, handlers, signal, new FixedRandom(0.5), events::add);
  }

  static WorkerPorts ports(Transactions transactions, IdSource ids) {
    return new WorkerPorts(
        new ExecutionClaimer(transactions, ids),
        new LeaseRenewer(transactions),
        new LastWords(
            new ExecutionCompleter(transactions),
            new ExecutionFailer(transactions, new FixedRandom(0.0)),
            new ExecutionDelayer(transactions)),
        new FrameAppender(transactions, new NoJson()));
  }

  void hint(Lane lane) {
    signal.raise(Wakeups.ofLanes(Set.of(lane)));
  }

  /** What the next heartbeat would do, done now. */
  void beat() {
    workers.forEach(ExecutionWorker::renewNow);
  }

  /** The next thing that happened; fails when nothing happens for long. */
  WorkerEvent event() {
    try {
      WorkerEvent event = events.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (event == null) {
        throw new AssertionError("nothing happened; the loops: " + health());
      }
      return event;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for an event", e);
    }
  }

  private List<?> health() {
    return workers.stream().flatMap(worker -> worker.health().stream()).toList();
  }

  /** The next event, which must be a settlement. */
  Settlement settlement() {
    return switch (event()) {
      case WorkerEvent.Settled settled -> settled.settlement();
      case WorkerEvent.Stopped stopped -> throw new AssertionError("unexpected: " + stopped);
      case WorkerEvent.GivenUp given -> throw new AssertionError("unexpected: " + given);
    };
  }

  List<Settlement> settlements(int count) {
    return Stream.generate(this::settlement).limit(count).toList();
  }

  @Override
  public void close() {
    workers.forEach(ExecutionWorker::stopClaiming);
    workers.forEach(ExecutionWorker::close);
  }
}
