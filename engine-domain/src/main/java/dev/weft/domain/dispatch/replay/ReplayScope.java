package dev.weft.domain.dispatch.replay;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The piece of graph a replay may touch, as read under the flow's lock.
 *
 * <p>Without {@code downstream}: every edge of the groups the target leads into. With it: every
 * edge of the groups of all its descendants. {@code ended} holds the members that are terminal now.
 * An execution without a flow has no edges and no groups.
 */
public record ReplayScope(
    ExecutionId target,
    boolean downstream,
    List<JoinEdge> edges,
    Map<ExecutionId, EdgeGroup> groups,
    Map<ExecutionId, Outcome> ended) {

  public ReplayScope {
    Objects.requireNonNull(target, "target");
    edges = List.copyOf(edges);
    groups = Map.copyOf(groups);
    ended = Map.copyOf(ended);
  }
}
