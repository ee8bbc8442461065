package dev.weft.port.out.telemetry;

import java.time.Duration;

/** For embedders who count nothing. */
public record NoTelemetry() implements Telemetry {

  @Override
  public void counted(Measure what, long amount) {}

  @Override
  public void took(Measure what, Duration duration) {}
}
