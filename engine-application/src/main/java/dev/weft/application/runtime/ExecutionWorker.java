package dev.weft.application.runtime;

import dev.weft.application.runtime.HeldLease.Stage;
import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.application.worker.ExecutionRunner;
import dev.weft.application.worker.LastWord;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Claims work of one lane, runs its handlers on virtual threads and settles what they answer.
 *
 * <p>Claims come in batches, a few ahead of the free handlers. A handler's slot is free as soon as
 * it has answered; no handler starts while too many answers wait for the store, so that none waits
 * long. A lease that is lost or near its end stops its handler, whose answer is dropped (I15).
 * Closing stops claiming, releases what has not begun, lets handlers finish up to the grace,
 * releases the rest (I41) and stops the heartbeat last.
 */
public final class ExecutionWorker implements AutoCloseable {

  /** Answered by their handlers, not yet written: beyond this no further handler starts. */
  private static final int MOST_UNSETTLED = 256;

  private final WorkerSettings settings;
  private final WorkerPorts ports;
  private final HandlerRegistry handlers;
  private final ExecutionRunner runner;
  private final Consumer<WorkerEvent> listener;
  private final HeldLeases held = new HeldLeases();
  private final Bell renewNow = new Bell();
  private final HandlerQueue queue;
  private final Settler settler;
  private final PollingLoop beat;
  private final PollingLoop watch;
  private final PollingLoop claiming;

  private ExecutionWorker(
      WorkerSettings settings,
      WorkerPorts ports,
      HandlerRegistry handlers,
      LocalWorkSignal signal,
      RandomGenerator random,
      Consumer<WorkerEvent> listener) {
    this.settings = settings;
    this.ports = ports;
    this.handlers = handlers;
    this.runner = new ExecutionRunner(handlers, ports.frames());
    this.listener = listener;
    this.queue = new HandlerQueue(settings, MOST_UNSETTLED, this::carry);
    this.settler = new Settler("settle-" + settings.lane(), ports.lastWords(), held, listener);
    LeaseHeartbeat heart =
        new LeaseHeartbeat(ports.renewals(), settings.ttl(), held, this::stopped);
    Bell work = signal.bellOf(settings.lane());
    this.beat = loop("renew-", heart::renewOnce, heart.beat(), renewNow, random);
    this.watch = loop("watch-", () -> watchOnce(heart), heart.watch(), new Bell(), random);
    this.claiming = loop("claim-", this::claimOnce, settings.poll(), work, random);
  }

  private PollingLoop loop(
      String verb, PollingLoop.Tick tick, Cadence cadence, Bell bell, RandomGenerator random) {
    return PollingLoop.started(verb + settings.lane(), tick, cadence, bell, random);
  }

  /**
   * @param handlers at least one; only their kinds are claimed
   * @param listener hears what became of each lease, on a thread of the engine; must not block
   */
  public static ExecutionWorker started(
      WorkerSettings settings,
      WorkerPorts ports,
      HandlerRegistry handlers,
      LocalWorkSignal signal,
      RandomGenerator random,
      Consumer<WorkerEvent> listener) {
    if (handlers.handlers().isEmpty()) {
      throw new IllegalArgumentException("a worker without handlers has nothing to do");
    }
    return new ExecutionWorker(settings, ports, handlers, signal, random, listener);
  }

  private Ticked claimOnce() throws InterruptedException {
    int free = queue.awaitRoom(settings.poll().longest());
    int taken = free == 0 ? 0 : claimUpTo(free);
    return taken == free ? Ticked.MORE : taken > 0 ? Ticked.DONE : Ticked.IDLE;
  }

  private int claimUpTo(int free) {
    long asked = System.nanoTime();
    List<Claim> claims = ports.claims().claim(settings.request(handlers.kinds(), free));
    List<HeldLease> leases = new ArrayList<>(claims.size());
    claims.forEach(claim -> leases.add(new HeldLease(claim, settings.ttl(), asked)));
    leases.forEach(held::add);
    queue.add(leases);
    return leases.size();
  }

  private void carry(HeldLease lease) {
    lease.carriedBy(Thread.currentThread());
    boolean answered = false;
    try {
      answered = handled(lease);
    } finally {
      if (answered) {
        queue.answered();
      } else {
        queue.dropped();
      }
    }
  }

  /** Whether an answer is on its way to the store; its place is free once it is written. */
  private boolean handled(HeldLease lease) {
    if (!lease.move(Stage.QUEUED, Stage.RUNNING)) {
      return false;
    }
    HandlerOutcome outcome = runner.run(lease.claim(), lease::isCancelled);
    if (!lease.move(Stage.RUNNING, Stage.SETTLING)) {
      return false;
    }
    LastWord word = LastWord.of(lease.claim(), outcome, lease.storeTime(System.nanoTime()));
    settler.settle(lease, word, queue::settled);
    return true;
  }

  private Ticked watchOnce(LeaseHeartbeat heart) {
    settler.repeat();
    return heart.watchOnce();
  }

  private void stopped(HeldLease lease) {
    if (lease.drop()) {
      queue.forget(lease);
      held.remove(lease);
      listener.accept(new WorkerEvent.Stopped(lease.claim().handle()));
    }
  }

  /** Asks the store about every lease without waiting for the next beat. */
  public void renewNow() {
    renewNow.ring();
  }

  /** Claims nothing more; what is held goes on. */
  public void stopClaiming() {
    queue.close();
    claiming.stop();
  }

  public List<LoopHealth> health() {
    return List.of(claiming.health(), beat.health(), watch.health());
  }

  @Override
  public void close() {
    stopClaiming();
    claiming.close();
    held.all().forEach(lease -> release(lease, lease.drop(Stage.QUEUED)));
    held.awaitNone(settings.grace());
    held.all().forEach(lease -> release(lease, lease.drop()));
    settler.close();
    watch.close();
    beat.close();
  }

  private void release(HeldLease lease, boolean dropped) {
    if (dropped) {
      queue.forget(lease);
      settler.settle(lease, LastWord.release(lease.claim()), () -> {});
    }
  }
}
