package dev.weft.application.runtime;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Starts handlers in the order of their claims, each on a virtual thread of its own.
 *
 * <p>A handler leaves its slot once it has answered; the next starts unless too many answers wait
 * for the store. Its thread is made when its turn has come: threads that wait for a slot would be
 * parked and woken once each. For the same reason the one who claims is woken only when there is
 * room for a batch.
 */
final class HandlerQueue {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition roomy = lock.newCondition();
  private final Queue<HeldLease> queued = new ArrayDeque<>();
  private final WorkerSettings settings;
  private final int mostBegun;
  private final Consumer<HeldLease> handling;
  private int running;
  private int unsettled;
  private boolean closed;

  /**
   * @param mostUnsettled answers that may wait for the store
   * @param handling runs on the handler's thread and calls {@link #answered} or {@link #dropped}
   */
  HandlerQueue(WorkerSettings settings, int mostUnsettled, Consumer<HeldLease> handling) {
    this.settings = settings;
    this.mostBegun = settings.concurrency() + mostUnsettled;
    this.handling = handling;
  }

  /** Waits for room for a batch; 0 when there is none in time, or none is wanted any more. */
  int awaitRoom(Duration atMost) throws InterruptedException {
    lock.lock();
    try {
      long left = atMost.toNanos();
      while (room() < settings.refill() && !closed && left > 0) {
        left = roomy.awaitNanos(left);
      }
      return closed || room() < settings.refill() ? 0 : room();
    } finally {
      lock.unlock();
    }
  }

  private int room() {
    return settings.room() - queued.size() - running;
  }

  void add(List<HeldLease> leases) {
    changed(() -> queued.addAll(leases));
  }

  /** Its lease is gone before its turn came; nothing happens if it has begun. */
  void forget(HeldLease lease) {
    changed(() -> queued.remove(lease));
  }

  /** A handler left its slot; its answer is on its way to the store. */
  void answered() {
    changed(
        () -> {
          running--;
          unsettled++;
        });
  }

  /** A handler left its slot, and its answer does not count. */
  void dropped() {
    changed(() -> running--);
  }

  /** An answer is written, or given up. */
  void settled() {
    changed(() -> unsettled--);
  }

  private void changed(Runnable change) {
    List<HeldLease> next;
    lock.lock();
    try {
      change.run();
      next = next();
      if (room() >= settings.refill()) {
        roomy.signal();
      }
    } finally {
      lock.unlock();
    }
    next.forEach(this::start);
  }

  private List<HeldLease> next() {
    List<HeldLease> next = new ArrayList<>();
    while (!queued.isEmpty()
        && running < settings.concurrency()
        && running + unsettled < mostBegun) {
      next.add(queued.remove());
      running++;
    }
    return next;
  }

  private void start(HeldLease lease) {
    Thread.ofVirtual()
        .name("weft-handler-" + lease.claim().kind())
        .start(() -> handling.accept(lease));
  }

  /** Wakes the one who claims. */
  void close() {
    lock.lock();
    try {
      closed = true;
      roomy.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
