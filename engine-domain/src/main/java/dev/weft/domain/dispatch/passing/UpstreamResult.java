package dev.weft.domain.dispatch.passing;

import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import java.util.Objects;

/** The result at the far end of a resolved edge: whose it is, under which label, how many bytes. */
public record UpstreamResult(
    EdgeId edge, ExecutionId upstream, DataPassingRef ref, EdgeOutcome outcome, long size) {

  public UpstreamResult {
    Objects.requireNonNull(edge, "edge");
    Objects.requireNonNull(upstream, "upstream");
    Objects.requireNonNull(ref, "ref");
    Objects.requireNonNull(outcome, "outcome");
    if (size < 0) {
      throw new IllegalArgumentException("negative size " + size + " of " + upstream);
    }
  }
}
