package dev.weft.domain.dispatch.replay;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import java.util.List;

/**
 * What a replay writes beside the replayed execution itself.
 *
 * <p>A returned child may be decided at once, by edges that stay resolved; then it is also named in
 * {@code unblocked} or {@code skipped}, for nobody else would ever decide it (I10).
 *
 * @param reopened edges that wait for their upstream again
 * @param refreshed edges that take over the outcome of their upstream's later generation
 * @param groups with their totals
 * @param returned skipped descendants that are blocked again, in a new generation
 */
public record ReplayPlan(
    List<EdgeId> reopened,
    List<ResolvedEdge> refreshed,
    List<EdgeGroup> groups,
    List<ExecutionId> returned,
    List<ExecutionId> unblocked,
    List<ExecutionId> skipped) {

  public ReplayPlan {
    reopened = List.copyOf(reopened);
    refreshed = List.copyOf(refreshed);
    groups = List.copyOf(groups);
    returned = List.copyOf(returned);
    unblocked = List.copyOf(unblocked);
    skipped = List.copyOf(skipped);
  }
}
