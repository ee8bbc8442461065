package dev.weft.bootstrap.telemetry;

import dev.weft.application.runtime.LoopHealth;
import dev.weft.bootstrap.reconcile.RunningLoops;
import java.util.List;
import java.util.stream.Stream;

/** How long ago each loop of this process last succeeded, and how often it failed since. */
public record LoopReadings(RunningLoops loops) implements ReadingSource {

  @Override
  public List<Reading> readings() {
    return loops.health().stream().flatMap(LoopReadings::readings).toList();
  }

  private static Stream<Reading> readings(LoopHealth loop) {
    return Stream.of(
        Reading.of(
            "loop_success_age_seconds",
            "loop",
            loop.name(),
            StoreReadings.seconds(loop.sinceLastSuccess())),
        Reading.of("loop_failures", "loop", loop.name(), loop.failures()));
  }
}
