package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import java.time.Duration;
import java.util.Objects;

/**
 * A completion that waits to be dispatched, by name.
 *
 * @param failures how often dispatching it has failed
 */
public record PendingEvent(ExecutionId upstream, int generation, int failures) {

  private static final long LONGEST_PAUSE = 60;

  public PendingEvent {
    Objects.requireNonNull(upstream, "upstream");
  }

  /** How long it rests after one more failure: a second, doubled each time, a minute at most. */
  public Duration pause() {
    return Duration.ofSeconds(Math.min(LONGEST_PAUSE, 1L << Math.min(failures, 6)));
  }
}
