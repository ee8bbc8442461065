package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Cycle;
import dev.weft.domain.input.Problem;

/**
 * One reason why a graph is refused (I11).
 *
 * <p>Nodes are named as the caller named them: by key in a definition, by id on the incremental
 * path.
 */
public sealed interface DefinitionProblem<N> {

  /** The same in the words of every other refused input. */
  Problem problem();

  /** The edges lead back to where they came from. */
  record CycleFound<N>(Cycle<N> cycle) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("edges", cycle.toString(), "no cycle");
    }
  }

  record SelfEdge<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("edge", node.toString(), "two different ends");
    }
  }

  record DuplicateEdge<N>(N from, N to) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("edge", new Arc<>(from, to).toString(), "one edge per pair");
    }
  }

  record UnknownMember<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("member", node.toString(), "a node of this flow");
    }
  }

  /** The member exists, in another flow. */
  record ForeignMember<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("member", node.toString(), "a node of this flow, not of another");
    }
  }

  record DuplicateNode<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("node", node.toString(), "a key used once in the flow");
    }
  }

  /** The downstream end was sealed by an earlier call. */
  record EdgeIntoExisting<N>(N from, N to) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("edge", new Arc<>(from, to).toString(), "an edge into a new member");
    }
  }

  /** K is below one or above the number of edges. */
  record QuorumOutOfRange<N>(N node, int k, int size) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("k of " + node, Integer.toString(k), "1 to " + size);
    }
  }

  record PolicyWithoutEdges<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("policy", node.toString(), "a node with incoming edges");
    }
  }

  /** The policy of an existing member is fixed. */
  record PolicyForExisting<N>(N node) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("policy", node.toString(), "a new member");
    }
  }

  record TooManyNodes<N>(int count, int limit) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("nodes", Integer.toString(count), "at most " + limit);
    }
  }

  record TooManyEdges<N>(int count, int limit) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("edges", Integer.toString(count), "at most " + limit);
    }
  }

  record FanInTooWide<N>(N node, int count, int limit) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("fan-in of " + node, Integer.toString(count), "at most " + limit);
    }
  }

  record FanOutTooWide<N>(N node, int count, int limit) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("fan-out of " + node, Integer.toString(count), "at most " + limit);
    }
  }

  /** Depth is the number of nodes on the longest chain. */
  record TooDeep<N>(int depth, int limit) implements DefinitionProblem<N> {

    @Override
    public Problem problem() {
      return new Problem("depth", Integer.toString(depth), "at most " + limit);
    }
  }
}
