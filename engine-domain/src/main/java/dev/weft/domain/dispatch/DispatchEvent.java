package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import java.util.Objects;

/**
 * A recorded completion whose edges may not have heard of it yet.
 *
 * <p>The current generation is read together with the event: an upstream that was replayed since
 * has nothing to say with its old outcome (I3).
 */
public record DispatchEvent(
    ExecutionId upstream, int generation, Outcome outcome, int currentGeneration) {

  public DispatchEvent {
    Objects.requireNonNull(upstream, "upstream");
    Objects.requireNonNull(outcome, "outcome");
    if (generation > currentGeneration) {
      throw new IllegalArgumentException(
          upstream + " has no generation " + generation + " yet, only " + currentGeneration);
    }
  }

  public boolean isOutdated() {
    return generation < currentGeneration;
  }
}
