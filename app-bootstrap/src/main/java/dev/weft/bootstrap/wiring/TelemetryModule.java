package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.bootstrap.telemetry.Counters;
import dev.weft.port.out.telemetry.Telemetry;

/** What the engine tells about itself. */
final class TelemetryModule extends AbstractModule {

  @Provides
  @Singleton
  Counters counters() {
    return new Counters();
  }

  @Provides
  @Singleton
  Telemetry telemetry(Counters counters) {
    return counters;
  }
}
