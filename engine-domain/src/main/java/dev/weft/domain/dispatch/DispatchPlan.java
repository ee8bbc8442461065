package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;

/**
 * What one dispatch transaction writes.
 *
 * @param edges each once, with the outcome of its upstream
 * @param groups with their totals
 * @param unblocked blocked children that may run
 * @param skipped blocked children that end skipped, each with a completion of its own
 * @param waiting blocked children that heard of an upstream and wait for more: their flows go on
 * @param relieved children whose groups no longer hold on to their upstreams: those upstreams are
 *     put to the loser rule
 * @param done events to remove: no unresolved edge of theirs is left
 */
public record DispatchPlan(
    List<ResolvedEdge> edges,
    List<EdgeGroup> groups,
    List<ExecutionId> unblocked,
    List<ExecutionId> skipped,
    List<ExecutionId> waiting,
    List<ExecutionId> relieved,
    List<DispatchEvent> done) {

  public DispatchPlan {
    edges = List.copyOf(edges);
    groups = List.copyOf(groups);
    unblocked = List.copyOf(unblocked);
    skipped = List.copyOf(skipped);
    waiting = List.copyOf(waiting);
    relieved = List.copyOf(relieved);
    done = List.copyOf(done);
  }
}
