package dev.weft.bootstrap.reconcile;

import dev.weft.port.in.sweep.SweepReport;
import java.util.Objects;
import java.util.function.Supplier;

/** A step that is repeated for ever, under the name operators know it by. */
public record Reconciler(String name, Supplier<SweepReport> tick, Pace pace) {

  /** How soon what it looks for must be noticed. */
  public enum Pace {
    /** Somebody waits for a time to pass. */
    PROMPT,
    /** Something is put right that others do as well. */
    STEADY
  }

  public Reconciler {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(tick, "tick");
    Objects.requireNonNull(pace, "pace");
  }

  public Reconciler(String name, Supplier<SweepReport> tick) {
    this(name, tick, Pace.STEADY);
  }
}
