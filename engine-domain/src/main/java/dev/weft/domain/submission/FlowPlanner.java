package dev.weft.domain.submission;

import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDefinition;
import dev.weft.domain.flow.definition.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives every node and edge its id and works out how each execution begins. */
final class FlowPlanner<W> {

  private final FlowDefinition<W> definition;
  private final PlacedMembers placed;
  private final FreshIds fresh;
  private final Map<NodeKey, ExecutionId> ids;
  private final List<EdgeGroup> groups = new ArrayList<>();

  FlowPlanner(FlowDefinition<W> definition, PlacedMembers placed, FreshIds fresh) {
    this.definition = definition;
    this.placed = placed;
    this.fresh = fresh;
    this.ids = new HashMap<>(placed.ids());
  }

  FlowPlan<W> plan() {
    definition.nodes().forEach(node -> ids.put(node.key(), fresh.executions().get()));
    List<PlannedEdge> edges = definition.edges().stream().map(this::edge).toList();
    List<PlannedExecution<W>> executions =
        definition.nodes().stream().map(this::execution).toList();
    return new FlowPlan<>(executions, edges, groups);
  }

  private PlannedEdge edge(EdgeSpec edge) {
    return new PlannedEdge(
        fresh.edges().get(), id(edge.from()), id(edge.to()), edge.ref(), resolution(edge));
  }

  private ExecutionId id(NodeKey key) {
    ExecutionId id = ids.get(key);
    if (id == null) {
      throw new IllegalArgumentException("the existing member " + key + " was not read");
    }
    return id;
  }

  private EdgeResolution resolution(EdgeSpec edge) {
    Outcome ended = placed.ended().get(id(edge.from()));
    return ended == null
        ? new EdgeResolution.Unresolved()
        : new EdgeResolution.Resolved(EdgeOutcome.of(ended));
  }

  private PlannedExecution<W> execution(Node<W> node) {
    return new PlannedExecution<>(id(node.key()), node.key(), node.work(), start(node.key()));
  }

  private Start start(NodeKey key) {
    List<EdgeSpec> incoming = definition.incoming(key);
    if (incoming.isEmpty()) {
      return Start.RUNNABLE;
    }
    EdgeGroup group =
        EdgeGroup.sealed(id(key), definition.policy(key), incoming.size()).after(tally(incoming));
    groups.add(group);
    return start(group.decision());
  }

  private EdgeTally tally(List<EdgeSpec> incoming) {
    return EdgeTally.of(
        incoming.stream()
            .map(edge -> placed.ended().get(id(edge.from())))
            .filter(outcome -> outcome != null)
            .map(EdgeOutcome::of)
            .toList());
  }

  private static Start start(EdgeDecision decision) {
    return switch (decision) {
      case EdgeDecision.Waiting waiting -> Start.BLOCKED;
      case EdgeDecision.Ready ready -> Start.RUNNABLE;
      case EdgeDecision.Impossible impossible -> Start.SKIPPED;
    };
  }
}
