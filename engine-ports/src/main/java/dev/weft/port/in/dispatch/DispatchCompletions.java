package dev.weft.port.in.dispatch;

/**
 * Carries a bounded batch of due completions over their edges. One transaction per batch and 500
 * edges; if it fails, one per event.
 *
 * <p>An event is marked last, when no unresolved edge of it is left, so a crash loses nothing (I2).
 * An event that fails alone is due again later and does not hold up its neighbours. A report
 * without anything taken means that nothing is due, or all of it is busy. Next: {@link
 * ReconcileDependencies}.
 */
public interface DispatchCompletions {

  DispatchReport dispatchNext();
}
