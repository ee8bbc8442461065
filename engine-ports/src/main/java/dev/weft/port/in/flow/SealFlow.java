package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.input.Problem;
import java.util.List;

/**
 * Seals every group that is still open, and the flow. One transaction.
 *
 * <p>Only a sealed flow can finish. One group that cannot be sealed refuses the whole call. A
 * sealed flow answers the same again. Next: {@link DescribeFlow}.
 */
public interface SealFlow {

  Result seal(FlowId flow);

  sealed interface Result {

    /**
     * @param members those whose groups this call sealed, by id
     */
    record Sealed(List<ExecutionId> members, GraphRevision revision) implements Result {
      public Sealed {
        members = List.copyOf(members);
      }
    }

    record AlreadySealed(GraphRevision revision) implements Result {}

    /** Nothing was sealed. */
    record Refused(List<Problem> problems) implements Result {
      public Refused {
        problems = List.copyOf(problems);
      }
    }

    /** A finished or cancelled flow takes no graph calls. */
    record FlowClosed(FlowState state) implements Result {}

    record NotFound() implements Result {}
  }
}
