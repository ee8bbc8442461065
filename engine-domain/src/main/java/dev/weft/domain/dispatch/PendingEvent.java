package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import java.util.Objects;

/**
 * A completion that waits to be dispatched, by name.
 *
 * @param failures how often dispatching it has failed
 */
public record PendingEvent(ExecutionId upstream, int generation, int failures) {

  public PendingEvent {
    Objects.requireNonNull(upstream, "upstream");
  }
}
