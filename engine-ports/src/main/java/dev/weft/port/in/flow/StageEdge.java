package dev.weft.port.in.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.growth.EdgeState;
import dev.weft.domain.input.Problem;
import dev.weft.domain.input.StorableText;
import java.util.List;
import java.util.Objects;

/**
 * Names an edge between two members; it counts when it is applied. One transaction.
 *
 * <p>The graph with it is checked under the flow's lock: no cycle, no second edge between a pair,
 * all limits (I11). The same id with the same ends answers as the first call did, whatever revision
 * is expected, so an unknown outcome is asked again. Next: {@link ApplyEdge}.
 */
public interface StageEdge {

  Result stage(Command command);

  /**
   * @param expected the revision the caller looked at
   * @param by who asks, kept with the edge
   */
  record Command(
      FlowId flow,
      EdgeId edge,
      ExecutionId upstream,
      ExecutionId downstream,
      DataPassingRef ref,
      GraphRevision expected,
      String by) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Objects.requireNonNull(edge, "edge");
      Objects.requireNonNull(upstream, "upstream");
      Objects.requireNonNull(downstream, "downstream");
      Objects.requireNonNull(ref, "ref");
      Objects.requireNonNull(expected, "expected");
      StorableText.checked("by", by);
    }
  }

  sealed interface Result {

    record Staged(GraphRevision revision) implements Result {}

    /** A repeat; the revision is that of now. */
    record AlreadyStaged(EdgeState state, GraphRevision revision) implements Result {}

    /** The id names an edge with these other ends. */
    record IdTaken(ExecutionId upstream, ExecutionId downstream) implements Result {}

    /** The graph moved on since the caller looked: look again. */
    record Contended(GraphRevision current) implements Result {}

    /** The downstream's group takes no more edges (I4). */
    record GroupSealed() implements Result {}

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
