package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Collects every problem of a draft in one pass over nodes, edges, policies and the joined graph.
 *
 * <p>An edge with a problem of its own is left out of the joined graph, so that it hides no cycle
 * and causes no second problem.
 */
final class DefinitionCheck<W> {

  private final FlowDraft<W> draft;
  private final ExistingMembers<NodeKey> existing;
  private final GraphLimits limits;
  private final Set<NodeKey> added = new LinkedHashSet<>();
  private final Set<Arc<NodeKey>> pairs = new LinkedHashSet<>();
  private final Set<Arc<NodeKey>> sound = new LinkedHashSet<>();
  private final Set<DefinitionProblem<NodeKey>> problems = new LinkedHashSet<>();

  DefinitionCheck(FlowDraft<W> draft, ExistingMembers<NodeKey> existing, GraphLimits limits) {
    this.draft = draft;
    this.existing = existing;
    this.limits = limits;
  }

  List<DefinitionProblem<NodeKey>> problems() {
    draft.nodes().forEach(node -> checkNode(node.key()));
    draft.edges().forEach(edge -> checkEdge(edge.arc()));
    checkPolicies();
    checkCounts();
    Graph<NodeKey> joined = existing.graph().with(added, sound);
    joined.cycles().forEach(cycle -> problems.add(new DefinitionProblem.CycleFound<>(cycle)));
    problems.addAll(ShapeCheck.problems(joined, limits));
    return List.copyOf(problems);
  }

  private void checkNode(NodeKey key) {
    if (existing.graph().contains(key) || !added.add(key)) {
      problems.add(new DefinitionProblem.DuplicateNode<>(key));
    }
  }

  private void checkEdge(Arc<NodeKey> arc) {
    Set<DefinitionProblem<NodeKey>> found = new LinkedHashSet<>();
    if (arc.isLoop()) {
      found.add(new DefinitionProblem.SelfEdge<>(arc.from()));
    } else if (!pairs.add(arc)) {
      found.add(new DefinitionProblem.DuplicateEdge<>(arc.from(), arc.to()));
    }
    checkMember(arc.from(), found);
    checkMember(arc.to(), found);
    if (existing.graph().contains(arc.to())) {
      found.add(new DefinitionProblem.EdgeIntoExisting<>(arc.from(), arc.to()));
    }
    if (found.isEmpty()) {
      sound.add(arc);
    }
    problems.addAll(found);
  }

  private void checkMember(NodeKey key, Set<DefinitionProblem<NodeKey>> found) {
    if (!isMember(key)) {
      found.add(existing.strange(key));
    }
  }

  private boolean isMember(NodeKey key) {
    return added.contains(key) || existing.graph().contains(key);
  }

  private void checkPolicies() {
    Map<NodeKey, Long> sizes =
        pairs.stream().collect(Collectors.groupingBy(Arc::to, Collectors.counting()));
    new TreeMap<>(draft.policies())
        .forEach(
            (node, policy) -> checkPolicy(node, policy, sizes.getOrDefault(node, 0L).intValue()));
  }

  private void checkPolicy(NodeKey node, EdgePolicy policy, int size) {
    if (!isMember(node)) {
      problems.add(existing.strange(node));
    } else if (existing.graph().contains(node)) {
      problems.add(new DefinitionProblem.PolicyForExisting<>(node));
    } else if (size == 0) {
      problems.add(new DefinitionProblem.PolicyWithoutEdges<>(node));
    } else if (policy instanceof Quorum quorum && !quorum.fits(size)) {
      problems.add(new DefinitionProblem.QuorumOutOfRange<>(node, quorum.k(), size));
    }
  }

  private void checkCounts() {
    int nodes = existing.graph().nodes().size() + draft.nodes().size();
    if (nodes > limits.nodes()) {
      problems.add(new DefinitionProblem.TooManyNodes<>(nodes, limits.nodes()));
    }
    int edges = existing.graph().arcCount() + draft.edges().size();
    if (edges > limits.edges()) {
      problems.add(new DefinitionProblem.TooManyEdges<>(edges, limits.edges()));
    }
  }
}
