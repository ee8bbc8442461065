package dev.weft.port.in.flow;

import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;

/**
 * Says that a member takes no more edges, applies what is staged, and lets its group decide. One
 * transaction.
 *
 * <p>A member without edges is runnable at once. A sealed group answers the same again. Next:
 * {@link SealFlow}.
 */
public interface SealGroup {

  Result seal(FlowId flow, ExecutionId downstream);

  sealed interface Result {

    /**
     * @param decision what the group came to; mostly it waits
     */
    record Sealed(EdgeDecision decision, GraphRevision revision) implements Result {}

    /** There was nothing to wait for: the member is runnable. */
    record SealedWithoutEdges(GraphRevision revision) implements Result {}

    record AlreadySealed(GraphRevision revision) implements Result {}

    /** The group stays open: k is not within 1 and the number of its edges. */
    record QuorumUnreachable(int k, int size) implements Result {}

    /** A finished or cancelled flow takes no graph calls. */
    record FlowClosed(FlowState state) implements Result {}

    record FlowNotFound() implements Result {}

    record MemberNotFound() implements Result {}
  }
}
