package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.definition.ExistingMembers;
import dev.weft.domain.flow.definition.ShapeCheck;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Decides whether an edge may be staged, from the flow as it is under its lock.
 *
 * <p>The stored edge is looked at first: a repeat arrives with the revision of the first call and
 * must not be told that it is stale. The graph holds staged and applied edges alike.
 */
public record EdgeStaging<N>(
    ExistingMembers<N> members,
    GrowingGroup group,
    FlowState state,
    GraphRevision revision,
    GraphLimits limits) {

  public StageDecision<N> stage(Arc<N> ends, KnownEdge<N> known, GraphRevision expected) {
    return switch (known) {
      case KnownEdge.Stored<N> stored -> repeated(ends, stored);
      case KnownEdge.None<N> none -> first(ends, expected);
    };
  }

  private StageDecision<N> repeated(Arc<N> ends, KnownEdge.Stored<N> stored) {
    return stored.ends().equals(ends)
        ? new StageDecision.AlreadyStaged<>(stored.state())
        : new StageDecision.IdTaken<>(stored.ends());
  }

  private StageDecision<N> first(Arc<N> ends, GraphRevision expected) {
    if (state.isTerminal()) {
      return new StageDecision.FlowClosed<>(state);
    }
    if (revision.isStale(expected)) {
      return new StageDecision.Contended<>(revision);
    }
    if (group.sealed()) {
      return new StageDecision.GroupSealed<>();
    }
    List<DefinitionProblem<N>> problems = problems(ends);
    return problems.isEmpty()
        ? new StageDecision.Staged<>(revision.next())
        : new StageDecision.Refused<>(problems);
  }

  private List<DefinitionProblem<N>> problems(Arc<N> ends) {
    List<DefinitionProblem<N>> problems = new ArrayList<>();
    Stream.of(ends.from(), ends.to())
        .distinct()
        .filter(node -> !members.graph().contains(node))
        .forEach(node -> problems.add(members.strange(node)));
    if (ends.isLoop()) {
      problems.add(new DefinitionProblem.SelfEdge<>(ends.from()));
    }
    if (members.graph().contains(ends)) {
      problems.add(new DefinitionProblem.DuplicateEdge<>(ends.from(), ends.to()));
    }
    return problems.isEmpty() ? problemsOfGrown(ends) : problems;
  }

  private List<DefinitionProblem<N>> problemsOfGrown(Arc<N> ends) {
    Graph<N> grown = members.graph().with(List.of(), List.of(ends));
    List<DefinitionProblem<N>> problems = new ArrayList<>();
    members
        .graph()
        .wouldClose(ends)
        .map(DefinitionProblem.CycleFound::new)
        .ifPresent(problems::add);
    if (grown.arcCount() > limits.edges()) {
      problems.add(new DefinitionProblem.TooManyEdges<>(grown.arcCount(), limits.edges()));
    }
    problems.addAll(ShapeCheck.problems(grown, limits));
    return problems;
  }
}
