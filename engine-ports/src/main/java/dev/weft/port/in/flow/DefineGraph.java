package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.input.Problem;
import dev.weft.domain.input.StorableText;
import dev.weft.domain.submission.Submission;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Adds members, edges and policies to a flow, sealed, and seals the flow. One transaction.
 *
 * <p>All of it is stored, or nothing and every problem is listed (I11). May be called again while
 * the flow has not ended: new members, and edges into new members only. An edge from a member that
 * has ended is resolved at once (I12). A member that names no namespace gets the flow's. The same
 * draft again answers the members of the first call and changes nothing, so an unknown outcome is
 * asked again. Next: {@link DescribeGraph}.
 */
public interface DefineGraph {

  Result define(Command command);

  /**
   * @param by who asks, kept with the edges
   */
  record Command(FlowId flow, FlowDraft<Submission> draft, String by) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Objects.requireNonNull(draft, "draft");
      StorableText.checked("by", by);
    }
  }

  sealed interface Result {

    /**
     * @param executions the members of this draft by key
     */
    record Defined(FlowId flow, GraphRevision revision, Map<NodeKey, ExecutionId> executions)
        implements Result {
      public Defined {
        executions = Map.copyOf(executions);
      }
    }

    /** Every node, edge and policy of the draft is there already. */
    record AlreadyDefined(FlowId flow, GraphRevision revision, Map<NodeKey, ExecutionId> executions)
        implements Result {
      public AlreadyDefined {
        executions = Map.copyOf(executions);
      }
    }

    /** Nothing was stored; every problem is listed. */
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
