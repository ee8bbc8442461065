package dev.weft.adapter.postgres.lane;

import dev.weft.domain.lane.LaneGate;
import java.time.Instant;

/** One row of {@code weft.lane_pause}. */
public record PauseRow(String lane, long pausedAt, String reason, String pausedBy) {

  LaneGate.Paused toDomain() {
    return new LaneGate.Paused(Instant.ofEpochMilli(pausedAt), reason, pausedBy);
  }
}
