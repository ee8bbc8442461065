package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.input.Problem;
import dev.weft.domain.input.StorableText;
import dev.weft.domain.submission.Submission;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Creates a flow and defines its graph. One transaction: {@link CreateFlow} and {@link DefineGraph}
 * together, or nothing.
 *
 * <p>The same call again answers the same flow and members, so an unknown outcome is asked again
 * with the same id. Next: {@link DescribeFlow}.
 */
public interface SubmitFlow {

  Result submit(Command command);

  /**
   * @param by who asks, kept with the edges
   */
  record Command(FlowSpec spec, FlowDraft<Submission> draft, String by) {
    public Command {
      Objects.requireNonNull(spec, "spec");
      Objects.requireNonNull(draft, "draft");
      StorableText.checked("by", by);
    }
  }

  sealed interface Result {

    record Submitted(Flow flow, Map<NodeKey, ExecutionId> executions) implements Result {
      public Submitted {
        executions = Map.copyOf(executions);
      }
    }

    /** The flow and its graph are there already. */
    record Existing(Flow flow, Map<NodeKey, ExecutionId> executions) implements Result {
      public Existing {
        executions = Map.copyOf(executions);
      }
    }

    /** The id belongs to a flow that was created otherwise; nothing was written. */
    record Conflicted(FlowId flow) implements Result {}

    /** Nothing was stored, not even the flow; every problem is listed. */
    record Refused(List<Problem> problems) implements Result {
      public Refused {
        problems = List.copyOf(problems);
      }
    }

    /** The flow exists and has ended. */
    record FlowClosed(FlowState state) implements Result {}
  }
}
