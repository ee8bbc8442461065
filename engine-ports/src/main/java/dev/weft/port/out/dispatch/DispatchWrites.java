package dev.weft.port.out.dispatch;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.flow.FlowId;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What dispatch leaves with flows that this transaction has locked. */
public interface DispatchWrites {

  /**
   * Resolves edges, writes groups and touches flows, each as its own store does, and removes
   * events; all at once, because a pass waits for every round trip.
   *
   * <p>Children move in the same transaction, so no event is gone whose edges or children have not
   * heard of it (A3).
   */
  void write(Dispatched dispatched);

  /**
   * What was decided in one pass.
   *
   * @param touched flows, each with the pause after which it is due to be projected
   * @param done events to remove: their edges are all resolved, or they are outdated
   */
  record Dispatched(
      List<ResolvedEdge> edges,
      List<EdgeGroup> groups,
      Map<FlowId, Duration> touched,
      List<DispatchEvent> done) {
    public Dispatched {
      edges = List.copyOf(edges);
      groups = List.copyOf(groups);
      touched = Map.copyOf(touched);
      done = List.copyOf(done);
    }
  }
}
