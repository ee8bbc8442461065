package dev.weft.bootstrap.reconcile;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.Sweeper;
import dev.weft.bootstrap.reconcile.Reconciler.Pace;
import dev.weft.port.in.sweep.SweepReport;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Every reconciler of the engine, in the order of their names. */
public record Reconcilers(List<Reconciler> all) {

  public Reconcilers {
    all = all.stream().sorted(Comparator.comparing(Reconciler::name)).toList();
  }

  public Optional<Reconciler> find(String name) {
    return all.stream().filter(reconciler -> reconciler.name().equals(name)).findFirst();
  }

  /** A loop around each of this pace, stopped by closing what this answers. */
  public Sweeper started(Pace pace, Duration interval, RandomGenerator random) {
    Map<String, Supplier<SweepReport>> ticks =
        all.stream()
            .filter(reconciler -> reconciler.pace() == pace)
            .collect(Collectors.toMap(Reconciler::name, Reconciler::tick));
    return Sweeper.started(ticks, Cadence.every(interval), random);
  }

  public List<String> names() {
    return all.stream().map(Reconciler::name).toList();
  }
}
