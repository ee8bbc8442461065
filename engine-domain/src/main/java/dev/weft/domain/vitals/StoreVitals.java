package dev.weft.domain.vitals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * One look at the whole store.
 *
 * @param lanes by name, those that hold anything
 * @param undispatched what waits to be dispatched
 * @param oldestTransaction how long the oldest open transaction has been open: what it may still
 *     read cannot be cleaned up, and observers wait for it
 */
public record StoreVitals(
    Instant at, List<LaneDepth> lanes, Undispatched undispatched, Duration oldestTransaction) {
  public StoreVitals {
    lanes = List.copyOf(lanes);
  }
}
