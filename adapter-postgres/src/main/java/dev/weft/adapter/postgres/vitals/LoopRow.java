package dev.weft.adapter.postgres.vitals;

import dev.weft.domain.vitals.LoopState;
import java.time.Duration;

/** One row of {@code weft.loop}, with the age of its last success by now. */
public record LoopRow(String name, String instance, long age, int failures, String lastError) {

  LoopState toDomain() {
    return new LoopState(name, instance, Duration.ofMillis(age), failures, lastError);
  }
}
