package dev.weft.bootstrap.reconcile;

import dev.weft.port.in.sweep.ExpireDeadlines;
import dev.weft.port.in.sweep.ExpireOverdueAttempts;
import dev.weft.port.in.sweep.ReapExpiredLeases;
import java.util.List;
import java.util.Optional;

/** Every reconciler of the engine, by name. */
public record Reconcilers(List<Reconciler> all) {

  public Reconcilers {
    all = List.copyOf(all);
  }

  public static Reconcilers of(
      ReapExpiredLeases leases, ExpireOverdueAttempts attempts, ExpireDeadlines deadlines) {
    return new Reconcilers(
        List.of(
            new Reconciler("lease-reaper", leases::reapOnce),
            new Reconciler("attempt-timeout", attempts::expireOnce),
            new Reconciler("deadline", deadlines::expireOnce)));
  }

  public Optional<Reconciler> find(String name) {
    return all.stream().filter(reconciler -> reconciler.name().equals(name)).findFirst();
  }

  public List<String> names() {
    return all.stream().map(Reconciler::name).toList();
  }
}
