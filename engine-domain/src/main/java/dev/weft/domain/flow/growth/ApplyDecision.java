package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;

/** What applying a staged edge did. */
public sealed interface ApplyDecision {

  /** The edge counts; if its upstream is terminal, the same transaction resolves it (I12). */
  record Applied(GraphRevision revision) implements ApplyDecision {}

  record AlreadyApplied() implements ApplyDecision {}

  /** A finished or cancelled flow takes no graph calls. */
  record FlowClosed(FlowState state) implements ApplyDecision {}

  static ApplyDecision apply(EdgeState edge, FlowState flow, GraphRevision revision) {
    if (edge != EdgeState.STAGED) {
      return new AlreadyApplied();
    }
    return flow.isTerminal() ? new FlowClosed(flow) : new Applied(revision.next());
  }
}
