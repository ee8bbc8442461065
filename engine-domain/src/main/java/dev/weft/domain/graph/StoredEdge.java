package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.growth.EdgeState;
import java.util.Objects;

/** An edge as it is stored; a staged one is neither applied nor resolved. */
public record StoredEdge(
    EdgeId id,
    ExecutionId upstream,
    ExecutionId child,
    DataPassingRef ref,
    boolean applied,
    EdgeResolution resolution) {

  public StoredEdge {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(upstream, "upstream");
    Objects.requireNonNull(child, "child");
    Objects.requireNonNull(ref, "ref");
    Objects.requireNonNull(resolution, "resolution");
    if (!applied && resolution instanceof EdgeResolution.Resolved) {
      throw new IllegalArgumentException(id + " is resolved and not applied");
    }
  }

  public Arc<ExecutionId> ends() {
    return new Arc<>(upstream, child);
  }

  public EdgeState state() {
    if (!applied) {
      return EdgeState.STAGED;
    }
    return resolution instanceof EdgeResolution.Resolved ? EdgeState.RESOLVED : EdgeState.APPLIED;
  }
}
