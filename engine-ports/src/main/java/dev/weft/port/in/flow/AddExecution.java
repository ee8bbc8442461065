package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.input.Problem;
import dev.weft.domain.submission.Submission;
import java.util.List;
import java.util.Objects;

/**
 * Adds one blocked member with an open group to a flow. One transaction.
 *
 * <p>It waits until its group, or the flow, is sealed. The same key with the same content answers
 * the member that exists, with other content it is a conflict (I13), so an unknown outcome is asked
 * again. Next: {@link StageEdge}.
 */
public interface AddExecution {

  Result add(Command command);

  /**
   * @param key the member's name in the flow, used once
   */
  record Command(FlowId flow, NodeKey key, Submission submission) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Objects.requireNonNull(key, "key");
      Objects.requireNonNull(submission, "submission");
    }
  }

  sealed interface Result {

    record Added(ExecutionId execution, GraphRevision revision) implements Result {}

    /** The key was known, with the same content. */
    record Existing(ExecutionId execution, GraphRevision revision) implements Result {}

    /** The key was known, with other content; this names its owner. */
    record Conflicted(ExecutionId execution) implements Result {}

    /** Nothing was stored; every problem is listed. */
    record Refused(List<Problem> problems) implements Result {
      public Refused {
        problems = List.copyOf(problems);
      }
    }

    /** A sealed flow grows by {@link DefineGraph} only. */
    record FlowSealed() implements Result {}

    /** A finished or cancelled flow takes no graph calls. */
    record FlowClosed(FlowState state) implements Result {}

    record NotFound() implements Result {}
  }
}
