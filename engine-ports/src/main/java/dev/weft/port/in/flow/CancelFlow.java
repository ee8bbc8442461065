package dev.weft.port.in.flow;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import java.util.List;
import java.util.Objects;

/**
 * Cancels a flow, and its members as far as the policy reaches. One transaction marks the flow,
 * then one per 500 members.
 *
 * <p>From the first commit on the flow is cancelled for good and takes no graph calls; what a crash
 * leaves of its members the cancel sweep finishes. The first policy stays in force: calling again
 * carries it on and answers the members that call cancelled, so an unknown outcome is asked again.
 * Next: {@link DescribeFlow}.
 */
public interface CancelFlow {

  Result cancel(Command command);

  record Command(FlowId flow, CancellationPolicy policy, Asker asker) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Objects.requireNonNull(policy, "policy");
      Objects.requireNonNull(asker, "asker");
    }

    /** Asked from inside the program. */
    public Command(FlowId flow, CancellationPolicy policy, String reason, String by) {
      this(flow, policy, Asker.inside(by, reason));
    }
  }

  sealed interface Result {

    /**
     * @param policy the one in force
     * @param members those this call cancelled, by id
     */
    record Cancelled(FlowId flow, CancellationPolicy policy, List<ExecutionId> members)
        implements Result {
      public Cancelled {
        members = List.copyOf(members);
      }
    }

    /** It had completed or failed; nothing was written. */
    record AlreadyFinished(FlowState state) implements Result {}

    record NotFound() implements Result {}
  }
}
