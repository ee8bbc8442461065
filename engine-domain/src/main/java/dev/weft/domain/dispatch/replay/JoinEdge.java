package dev.weft.domain.dispatch.replay;

import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import java.util.Objects;

/** An applied edge with its ends and what is known of its upstream's end. */
public record JoinEdge(
    EdgeId id, ExecutionId upstream, ExecutionId child, EdgeResolution resolution) {

  public JoinEdge {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(upstream, "upstream");
    Objects.requireNonNull(child, "child");
    Objects.requireNonNull(resolution, "resolution");
  }

  boolean isResolved() {
    return resolution instanceof EdgeResolution.Resolved;
  }

  JoinEdge reopened() {
    return new JoinEdge(id, upstream, child, new EdgeResolution.Unresolved());
  }

  JoinEdge resolved(EdgeOutcome outcome) {
    return new JoinEdge(id, upstream, child, new EdgeResolution.Resolved(outcome));
  }
}
