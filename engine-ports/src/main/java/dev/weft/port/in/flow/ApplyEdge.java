package dev.weft.port.in.flow;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.growth.EdgeState;

/**
 * Makes a staged edge count in its group. One transaction.
 *
 * <p>When its upstream has ended, the edge is resolved by the same transaction (I12). An applied
 * edge answers the same again. Next: {@link SealGroup}.
 */
public interface ApplyEdge {

  Result apply(FlowId flow, EdgeId edge);

  sealed interface Result {

    /**
     * @param state applied, or resolved because its upstream had ended
     */
    record Applied(EdgeState state, GraphRevision revision) implements Result {}

    record AlreadyApplied(EdgeState state, GraphRevision revision) implements Result {}

    /** A finished or cancelled flow takes no graph calls. */
    record FlowClosed(FlowState state) implements Result {}

    record FlowNotFound() implements Result {}

    record EdgeNotFound() implements Result {}
  }
}
