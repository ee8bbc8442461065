package dev.weft.benchmarks.weft;

import dev.weft.application.runtime.GroupedCompleter;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * One thread claims ahead in batches; the handlers take, do nothing, and hand in one completion
 * each without waiting for its commit. No more than one batch is ever unacknowledged.
 */
final class Handlers implements AutoCloseable {

  private final ClaimExecutions claims;
  private final GroupedCompleter completions;
  private final Semaphore unacknowledged;
  private final ClaimRequest request;
  private final AckMeter meter;
  private final BlockingQueue<Claim> ready;
  private final DrainThreads threads = new DrainThreads();

  Handlers(ClaimExecutions claims, GroupedCompleter completions, int claimBatch, AckMeter meter) {
    this.claims = claims;
    this.completions = completions;
    this.meter = meter;
    this.unacknowledged = new Semaphore(claimBatch);
    this.ready = new LinkedBlockingQueue<>(2 * claimBatch);
    this.request =
        new ClaimRequest(
            Lane.DEFAULT,
            Capabilities.NONE,
            new TreeSet<>(),
            new Worker("bench", "bench-1"),
            claimBatch,
            LeaseTtl.DEFAULT);
  }

  void start(int handlers) {
    threads.start("claims", this::claimAhead);
    for (int n = 0; n < handlers; n++) {
      threads.start("handler-" + n, this::handle);
    }
  }

  private void claimAhead() throws InterruptedException {
    meter.started();
    while (!meter.finished()) {
      List<Claim> claimed = claims.claim(request);
      if (claimed.isEmpty()) {
        return;
      }
      for (Claim claim : claimed) {
        ready.put(claim);
      }
    }
  }

  private void handle() throws InterruptedException {
    while (true) {
      Claim claim = ready.take();
      long ended = System.nanoTime();
      unacknowledged.acquire();
      completions
          .completeSoon(new CompleteExecutions.Item(claim.handle(), Content.EMPTY))
          .whenComplete((answer, failed) -> acknowledged(answer, failed, ended));
    }
  }

  private void acknowledged(Settlement answer, Throwable failed, long ended) {
    unacknowledged.release();
    if (failed == null && isSuccess(answer)) {
      meter.acked(ended, 1);
    } else {
      meter.failed(new IllegalStateException("not completed: " + answer, failed));
    }
  }

  private static boolean isSuccess(Settlement answer) {
    return answer instanceof Settlement.Ended ended && ended.outcome() == Outcome.SUCCESS;
  }

  @Override
  public void close() {
    threads.close();
  }

  /** Threads that report their failure to the meter and end with the drain. */
  private final class DrainThreads implements AutoCloseable {

    private final List<Thread> started = new CopyOnWriteArrayList<>();

    void start(String name, Step step) {
      started.add(Thread.ofVirtual().name("weft-" + name).start(() -> run(step)));
    }

    private void run(Step step) {
      try {
        step.run();
      } catch (InterruptedException over) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException failed) {
        meter.failed(failed);
      }
    }

    @Override
    public void close() {
      started.forEach(Thread::interrupt);
    }
  }

  private interface Step {
    void run() throws InterruptedException;
  }
}
