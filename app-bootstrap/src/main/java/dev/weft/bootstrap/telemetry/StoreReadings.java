package dev.weft.bootstrap.telemetry;

import dev.weft.domain.vitals.LaneDepth;
import dev.weft.domain.vitals.StoreVitals;
import dev.weft.port.in.vitals.TakeVitals;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What lanes hold and how far the store is held back.
 *
 * <p>Only the fullest lanes are told by name: names come from outside, series cost memory.
 */
public record StoreReadings(TakeVitals vitals) implements ReadingSource {

  static final int MOST_LANES = 100;

  private static final Comparator<LaneDepth> FULLEST_FIRST =
      Comparator.comparingInt((LaneDepth depth) -> depth.runnable() + depth.active()).reversed();

  @Override
  public List<Reading> readings() {
    StoreVitals seen = vitals.take();
    List<Reading> readings = new ArrayList<>();
    readings.add(
        Reading.of("database_oldest_transaction_seconds", seconds(seen.oldestTransaction())));
    readings.add(Reading.of("dispatch_pending", seen.undispatched().events()));
    readings.add(Reading.of("dispatch_lag_seconds", seconds(seen.undispatched().oldest())));
    readings.add(Reading.of("lanes", seen.lanes().size()));
    seen.lanes().stream()
        .sorted(FULLEST_FIRST)
        .limit(MOST_LANES)
        .forEach(depth -> add(readings, depth));
    return readings;
  }

  private static void add(List<Reading> readings, LaneDepth depth) {
    String lane = depth.lane().value();
    readings.add(Reading.of("lane_runnable", "lane", lane, depth.runnable()));
    readings.add(Reading.of("lane_active", "lane", lane, depth.active()));
    readings.add(Reading.of("lane_oldest_seconds", "lane", lane, seconds(depth.oldest())));
  }

  static double seconds(Duration duration) {
    return duration.toMillis() / 1_000.0;
  }
}
