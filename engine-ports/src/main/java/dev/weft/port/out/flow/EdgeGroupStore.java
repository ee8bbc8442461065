package dev.weft.port.out.flow;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import java.util.List;

/** The groups of flows that this transaction has locked, one per child that waits for edges. */
public interface EdgeGroupStore {

  /** Stores new groups; a child that has one fails. */
  void insert(FlowId flow, List<EdgeGroup> groups);

  /**
   * Writes groups whole, with totals, never with differences. The time of a decision is the store's
   * now when it was pending before, and is taken back when it is pending again.
   */
  void write(List<EdgeGroup> groups);

  /** Removes groups that were sealed without an edge. */
  void remove(List<ExecutionId> children);
}
