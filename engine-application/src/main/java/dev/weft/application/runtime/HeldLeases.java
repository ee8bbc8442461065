package dev.weft.application.runtime;

import dev.weft.domain.attempt.LeaseHandle;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Every lease this worker holds, queued, running or being settled. */
final class HeldLeases {

  private final Map<LeaseHandle, HeldLease> leases = new ConcurrentHashMap<>();
  private final Bell left = new Bell();

  void add(HeldLease lease) {
    leases.put(lease.claim().handle(), lease);
  }

  void remove(HeldLease lease) {
    leases.remove(lease.claim().handle());
    left.ring();
  }

  List<HeldLease> all() {
    return List.copyOf(leases.values());
  }

  /** Waits until nothing is held, for the given time or until the caller is interrupted. */
  void awaitNone(Duration atMost) {
    long end = System.nanoTime() + atMost.toNanos();
    try {
      long heard = left.rung();
      Duration more = atMost;
      while (!leases.isEmpty() && more.isPositive()) {
        left.await(heard, more);
        heard = left.rung();
        more = Duration.ofNanos(end - System.nanoTime());
      }
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }
}
