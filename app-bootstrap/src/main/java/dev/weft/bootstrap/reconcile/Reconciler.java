package dev.weft.bootstrap.reconcile;

import dev.weft.port.in.sweep.SweepReport;
import java.util.Objects;
import java.util.function.Supplier;

/** A step that is repeated for ever, under the name operators know it by. */
public record Reconciler(String name, Supplier<SweepReport> tick) {
  public Reconciler {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(tick, "tick");
  }
}
