package dev.weft.port.in.sweep;

import dev.weft.domain.execution.ExecutionId;
import java.util.Objects;

/**
 * What one step of a walk did, and where the walk goes on.
 *
 * @param next behind whom the next step begins; the lowest id when the walk begins anew
 */
public record Walked<R>(R report, ExecutionId next) {

  public Walked {
    Objects.requireNonNull(report, "report");
    Objects.requireNonNull(next, "next");
  }
}
