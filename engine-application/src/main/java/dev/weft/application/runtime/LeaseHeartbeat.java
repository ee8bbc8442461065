package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Renews all held leases in one call, and stops the handlers whose lease is gone.
 *
 * <p>A renewal whose outcome is unknown counts as not made. The watch asks nobody: it stops a
 * handler at its own monotonic deadline, also while a renewal hangs.
 */
final class LeaseHeartbeat {

  private static final int MARGIN = 5;
  private static final int BEATS = 3;
  private static final int WATCHES = 20;

  private final RenewLeases renewals;
  private final LeaseTtl ttl;
  private final HeldLeases held;
  private final Consumer<HeldLease> lost;

  LeaseHeartbeat(RenewLeases renewals, LeaseTtl ttl, HeldLeases held, Consumer<HeldLease> lost) {
    this.renewals = renewals;
    this.ttl = ttl;
    this.held = held;
    this.lost = lost;
  }

  Cadence beat() {
    return Cadence.every(ttl.value().dividedBy(BEATS));
  }

  Cadence watch() {
    return Cadence.every(ttl.value().dividedBy(WATCHES));
  }

  Ticked renewOnce() {
    Map<LeaseHandle, HeldLease> leases =
        held.all().stream()
            .collect(Collectors.toMap(lease -> lease.claim().handle(), Function.identity()));
    if (leases.isEmpty()) {
      return Ticked.IDLE;
    }
    long asked = System.nanoTime();
    List<LeaseHandle> handles = List.copyOf(leases.keySet());
    for (Renewal renewal : renewals.renew(new RenewLeases.Command(handles, ttl))) {
      HeldLease lease = leases.get(renewal.handle());
      switch (renewal) {
        case Renewal.Renewed renewed -> lease.renewedAt(asked);
        case Renewal.Lost gone -> lost.accept(lease);
      }
    }
    return Ticked.DONE;
  }

  Ticked watchOnce() {
    Duration margin = ttl.value().dividedBy(MARGIN);
    long now = System.nanoTime();
    List<HeldLease> overdue =
        held.all().stream().filter(lease -> lease.isOverdue(now, margin)).toList();
    overdue.forEach(lost);
    return overdue.isEmpty() ? Ticked.IDLE : Ticked.DONE;
  }
}
