package dev.weft.port.out.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import java.util.List;

/**
 * Finds what a crash may have left undone in flows.
 *
 * <p>Nothing is locked: who acts on it locks the flow and reads again.
 */
public interface FlowSweeps {

  /** Cancelled flows whose cancellation is not carried out, the oldest first. */
  List<FlowId> listUnfinishedCancels(int max);

  /**
   * Up to {@code max} decided {@code cancel_remaining} groups behind {@code after}, in the order of
   * their children, that have an unresolved edge: its upstream may be superfluous.
   */
  List<RelievedGroup> listRelieved(ExecutionId after, int max);

  /** A decided group and the flow to lock for it. */
  record RelievedGroup(FlowId flow, ExecutionId child) {}
}
