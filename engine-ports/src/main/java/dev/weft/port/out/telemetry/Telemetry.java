package dev.weft.port.out.telemetry;

import java.time.Duration;

/** Takes counts and durations. Never blocks, never throws; no user data reaches it. */
public interface Telemetry {

  void counted(Measure what, long amount);

  void took(Measure what, Duration duration);
}
