package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.graph.Arc;
import java.util.List;

/** What became of an edge that was to be staged. */
public sealed interface StageDecision<N> {

  record Staged<N>(GraphRevision revision) implements StageDecision<N> {}

  /** A repeated call: same id, same ends; the caller gets the answer of the first. */
  record AlreadyStaged<N>(EdgeState state) implements StageDecision<N> {}

  /** The id names an edge with other ends: a conflict. */
  record IdTaken<N>(Arc<N> ends) implements StageDecision<N> {}

  /** The graph moved on since the caller looked: contention, look again. */
  record Contended<N>(GraphRevision current) implements StageDecision<N> {}

  record GroupSealed<N>() implements StageDecision<N> {}

  /** A finished or cancelled flow takes no graph calls. */
  record FlowClosed<N>(FlowState state) implements StageDecision<N> {}

  record Refused<N>(List<DefinitionProblem<N>> problems) implements StageDecision<N> {

    public Refused {
      problems = List.copyOf(problems);
    }
  }
}
