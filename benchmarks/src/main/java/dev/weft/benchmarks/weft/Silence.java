package dev.weft.benchmarks.weft;

import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.time.Duration;

/** Nobody listens to telemetry during a measurement. */
public final class Silence implements Telemetry {

  @Override
  public void counted(Measure what, long amount) {}

  @Override
  public void took(Measure what, Duration duration) {}
}
