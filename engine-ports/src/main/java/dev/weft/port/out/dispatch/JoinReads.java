package dev.weft.port.out.dispatch;

import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Reason;
import java.util.List;
import java.util.Map;

/**
 * What joins are decided from. Read after the flows were locked, each in a statement of its own.
 */
public interface JoinReads {

  /**
   * The joins of these children, counted from their edge rows; a child without a group is left out.
   *
   * @param unresolved edges known to be unresolved; a group that has no others has nothing to count
   */
  Map<ExecutionId, Join> listJoins(List<ExecutionId> children, List<UnresolvedEdge> unresolved);

  /**
   * Upstreams of these children that have not ended, over applied edges, each with every group that
   * contains it, as the loser rule asks for: up to {@code max}, in id order.
   */
  List<Upstream> listUpstreams(List<ExecutionId> children, int max);

  /**
   * The piece of graph that a replay of this member may touch. Its {@code ended} tells of the
   * target, also when it leads nowhere, of every child read and of every upstream of those.
   */
  ReplayScope readScope(ExecutionId target, boolean downstream);

  /** What a blocked member waits for; for people, no lock is needed. */
  Waits readWaits(ExecutionId child);

  /**
   * @param groupSealed true also for a member without a group
   * @param unfinished upstreams of its unresolved edges that have not ended, by id; at most 1 000
   * @param pending for each upstream that has ended though its edge is not resolved: since when,
   *     and the error of the last try
   */
  record Waits(
      boolean groupSealed, List<ExecutionId> unfinished, List<Reason.DispatchPending> pending) {
    public Waits {
      unfinished = List.copyOf(unfinished);
      pending = List.copyOf(pending);
    }
  }
}
