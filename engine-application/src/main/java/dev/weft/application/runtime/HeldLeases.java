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

  /** Waits until nothing is held; answers whether that came true in time. */
  boolean awaitNone(Duration atMost) throws InterruptedException {
    long end = System.nanoTime() + atMost.toNanos();
    while (true) {
      long heard = left.rung();
      if (leases.isEmpty()) {
        return true;
      }
      Duration more = Duration.ofNanos(end - System.nanoTime());
      if (!more.isPositive()) {
        return false;
      }
      left.await(heard, more);
    }
  }
}
