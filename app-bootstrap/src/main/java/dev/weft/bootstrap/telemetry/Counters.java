package dev.weft.bootstrap.telemetry;

import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Adds up what is counted; durations count as one occurrence each. */
public final class Counters implements Telemetry {

  private final Map<Measure, LongAdder> totals = new EnumMap<>(Measure.class);

  public Counters() {
    for (Measure measure : Measure.values()) {
      totals.put(measure, new LongAdder());
    }
  }

  @Override
  public void counted(Measure what, long amount) {
    totals.get(what).add(amount);
  }

  @Override
  public void took(Measure what, Duration duration) {
    totals.get(what).increment();
  }

  public long total(Measure what) {
    return totals.get(what).sum();
  }
}
