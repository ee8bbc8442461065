package dev.weft.bootstrap.telemetry;

import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Every number of this process, in one registry. */
public final class Meters implements Telemetry {

  private static final String PREFIX = "weft.";

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Map<Measure, Counter> counters = new EnumMap<>(Measure.class);
  private final Map<Measure, Timer> timers = new EnumMap<>(Measure.class);
  private final Map<String, MultiGauge> gauges = new ConcurrentHashMap<>();

  public Meters() {
    for (Measure measure : Measure.values()) {
      if (measure.isDuration()) {
        timers.put(measure, Timer.builder(name(measure)).register(registry));
      } else {
        counters.put(measure, Counter.builder(name(measure)).register(registry));
      }
    }
  }

  private static String name(Measure measure) {
    return PREFIX + measure.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void counted(Measure what, long amount) {
    counters.get(what).increment(amount);
  }

  @Override
  public void took(Measure what, Duration duration) {
    timers.get(what).record(duration);
  }

  public double total(Measure what) {
    return counters.get(what).count();
  }

  /** Puts these in the place of what was read before. */
  void read(List<Reading> readings) {
    Map<String, List<Reading>> named = new HashMap<>();
    gauges.keySet().forEach(name -> named.put(name, List.of()));
    named.putAll(readings.stream().collect(Collectors.groupingBy(Reading::name)));
    named.forEach(
        (name, rows) ->
            gauges
                .computeIfAbsent(name, any -> MultiGauge.builder(PREFIX + any).register(registry))
                .register(rows.stream().map(Meters::row).toList(), true));
  }

  private static MultiGauge.Row<?> row(Reading reading) {
    Tags tags =
        Tags.of(
            reading.labels().entrySet().stream()
                .map(label -> Tag.of(label.getKey(), label.getValue()))
                .toList());
    return MultiGauge.Row.of(tags, reading.value());
  }

  /** Everything, as Prometheus reads it. */
  String page() {
    return registry.scrape();
  }
}
