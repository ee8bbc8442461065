package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import java.util.Objects;

/**
 * Says how a member joins its upstreams, before its first edge is named. One transaction.
 *
 * <p>The same policy again answers {@code AlreadySet}, at any time. A quorum below one is refused
 * as invalid input. Next: {@link StageEdge}.
 */
public interface SetEdgeGroupPolicy {

  Result set(Command command);

  record Command(FlowId flow, ExecutionId downstream, EdgePolicy policy) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Objects.requireNonNull(downstream, "downstream");
      Objects.requireNonNull(policy, "policy");
    }
  }

  sealed interface Result {

    record WasSet(GraphRevision revision) implements Result {}

    record AlreadySet(GraphRevision revision) implements Result {}

    /** Edges rely on this other policy, or the group is sealed. */
    record AlreadyFixed(EdgePolicy policy) implements Result {}

    /** A finished or cancelled flow takes no graph calls. */
    record FlowClosed(FlowState state) implements Result {}

    record FlowNotFound() implements Result {}

    record MemberNotFound() implements Result {}
  }
}
