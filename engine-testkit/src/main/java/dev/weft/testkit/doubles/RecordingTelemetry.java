package dev.weft.testkit.doubles;

import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Adds up what is counted and what time it took. */
public final class RecordingTelemetry implements Telemetry {

  private final Map<Measure, Long> counts = new ConcurrentHashMap<>();
  private final Map<Measure, Duration> durations = new ConcurrentHashMap<>();

  @Override
  public void counted(Measure what, long amount) {
    counts.merge(what, amount, Long::sum);
  }

  @Override
  public void took(Measure what, Duration duration) {
    durations.merge(what, duration, Duration::plus);
  }

  public long count(Measure what) {
    return counts.getOrDefault(what, 0L);
  }

  public Duration time(Measure what) {
    return durations.getOrDefault(what, Duration.ZERO);
  }
}
