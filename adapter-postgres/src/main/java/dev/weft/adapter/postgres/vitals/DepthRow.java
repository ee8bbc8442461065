package dev.weft.adapter.postgres.vitals;

import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LaneDepth;
import java.time.Duration;

/** What one lane holds. */
public record DepthRow(String lane, int runnable, int active, long oldest) {

  LaneDepth toDomain() {
    return new LaneDepth(new Lane(lane), runnable, active, Duration.ofMillis(oldest));
  }
}
