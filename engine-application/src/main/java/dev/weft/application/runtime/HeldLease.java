package dev.weft.application.runtime;

import dev.weft.domain.lease.LeaseTtl;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One claim in this process, from its grant to its settlement.
 *
 * <p>Knows its end on the monotonic clock: counted from before the call that granted or renewed it,
 * so it never believes in a lease longer than the store does (I20). Whoever moves the stage decides
 * alone: an answer is either settled or dropped.
 */
final class HeldLease {

  enum Stage {
    /** Waits for a slot. */
    QUEUED,
    RUNNING,
    /** The handler has answered, the answer is being written. */
    SETTLING,
    /** Whatever the handler still answers does not count. */
    DROPPED
  }

  private final Claim claim;
  private final LeaseTtl ttl;
  private final long granted;
  private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.QUEUED);
  private final AtomicReference<Thread> thread = new AtomicReference<>();
  private volatile long renewed;

  /**
   * @param granted monotonic time before the claim was asked for
   */
  HeldLease(Claim claim, LeaseTtl ttl, long granted) {
    this.claim = claim;
    this.ttl = ttl;
    this.granted = granted;
    this.renewed = granted;
  }

  Claim claim() {
    return claim;
  }

  boolean move(Stage from, Stage to) {
    return stage.compareAndSet(from, to);
  }

  boolean isCancelled() {
    return stage.get() == Stage.DROPPED;
  }

  /** From now on dropping this interrupts the thread. */
  void carriedBy(Thread carrier) {
    thread.set(carrier);
  }

  /** Takes the right to answer from the handler and asks it to leave. */
  boolean drop() {
    return drop(Stage.QUEUED) || drop(Stage.RUNNING);
  }

  boolean drop(Stage from) {
    boolean mine = move(from, Stage.DROPPED);
    Thread carrier = thread.get();
    if (mine && carrier != null) {
      carrier.interrupt();
    }
    return mine;
  }

  void renewedAt(long nanos) {
    renewed = nanos;
  }

  /** The lease may still be live in the store. */
  boolean mayLive(long now) {
    return now - renewed < ttl.value().toNanos();
  }

  /** The handler must be gone: the end is near and no renewal came through. */
  boolean isOverdue(long now, Duration margin) {
    return now - renewed >= ttl.value().minus(margin).toNanos();
  }

  /** About what the store's clock shows, without asking this process's clock. */
  Instant storeTime(long now) {
    return claim.leaseExpiresAt().minus(ttl.value()).plusNanos(now - granted);
  }
}
