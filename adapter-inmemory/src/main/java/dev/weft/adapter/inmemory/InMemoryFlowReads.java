package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.FlowReads;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads of flows straight from the maps; lists sort, which is fine for what fits in memory. */
record InMemoryFlowReads(EngineState state, StoreClock clock) implements FlowReads {

  @Override
  public Optional<Flow> find(FlowId id) {
    return state.flows.find(id);
  }

  @Override
  public Optional<FlowView> findView(FlowId id) {
    return find(id).map(flow -> new FlowView(flow, count(id), groups(id)));
  }

  private StateCounts count(FlowId id) {
    return StateCounts.of(nodes(id).map(NodeView::state).toList());
  }

  private List<EdgeGroup> groups(FlowId id) {
    return state.members.of(id).stream()
        .flatMap(member -> state.groups.find(member).stream())
        .map(GroupRow::group)
        .toList();
  }

  private Stream<NodeView> nodes(FlowId id) {
    return state.members.of(id).stream().map(this::node);
  }

  private NodeView node(ExecutionId id) {
    Birth birth = state.births.get(id);
    return new NodeView(
        id,
        state.members.rows.get(id).key(),
        birth.routing().kind(),
        birth.routing().lane(),
        PublicState.of(state.find(id).orElseThrow(), clock.now()));
  }

  @Override
  public List<FlowEntry> list(FlowFilter filter, FlowCursor cursor, int max) {
    return state.flows.rows.keySet().stream()
        .filter(id -> FlowCursor.ORDER.compare(id, cursor.after()) > 0)
        .sorted(FlowCursor.ORDER)
        .map(this::entry)
        .filter(filter::admits)
        .limit(max)
        .toList();
  }

  private FlowEntry entry(FlowId id) {
    Flow flow = state.flows.rows.get(id);
    return new FlowEntry(flow, listedState(flow));
  }

  private FlowState listedState(Flow flow) {
    if (flow.settlement() != Settlement.UNSETTLED) {
      return FlowState.valueOf(flow.settlement().name());
    }
    FlowSummary projected = state.flows.summaries.get(flow.id());
    return projected == null ? FlowState.OPEN : projected.derivedState();
  }

  @Override
  public List<EdgeView> listEdges(FlowId flow, ExecutionId member, EdgeDirection direction) {
    Stream<EdgeRow> edges =
        switch (direction) {
          case INCOMING -> state.edges.into(member);
          case OUTGOING -> state.edges.outOf(member);
        };
    return edges
        .filter(row -> row.flow().equals(flow) && state.flows.rows.containsKey(flow))
        .map(EdgeRow::view)
        .toList();
  }

  @Override
  public Optional<EdgeView> findEdge(FlowId flow, EdgeId edge) {
    return find(flow)
        .flatMap(found -> state.edges.find(new EdgeName(flow, edge)))
        .map(EdgeRow::view);
  }

  @Override
  public Optional<GraphView> findGraph(FlowId id) {
    return find(id)
        .map(flow -> new GraphView(id, flow.revision(), nodes(id).toList(), edges(id), groups(id)));
  }

  private List<StoredEdge> edges(FlowId id) {
    return state.edges.into(state.members.of(id)).stream()
        .map(EdgeRow::edge)
        .sorted(Comparator.comparing(StoredEdge::id))
        .toList();
  }
}
