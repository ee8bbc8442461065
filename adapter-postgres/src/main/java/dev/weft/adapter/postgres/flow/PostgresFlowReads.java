package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.FlowReads;
import java.util.List;
import java.util.Optional;

/** Reads for people; each part is a statement of its own. */
public record PostgresFlowReads(
    FlowMapper flows,
    MemberMapper members,
    EdgeMapper edges,
    GroupMapper groups,
    FlowReadMapper mapper)
    implements FlowReads {

  @Override
  public Optional<Flow> find(FlowId id) {
    return Optional.ofNullable(flows.findFlow(FlowIds.partition(id), id.value()))
        .map(FlowRow::toDomain);
  }

  @Override
  public Optional<FlowView> findView(FlowId id) {
    return find(id).map(flow -> new FlowView(flow, counted(id), listGroups(id)));
  }

  @Override
  public List<FlowEntry> list(FlowFilter filter, FlowCursor cursor, int max) {
    return mapper.listFlows(FlowListColumns.of(filter, cursor, max)).stream()
        .map(FlowEntryRow::toDomain)
        .toList();
  }

  @Override
  public List<EdgeView> listEdges(FlowId flow, ExecutionId member, EdgeDirection direction) {
    if (!member.partition().equals(flow.partition())) {
      return List.of();
    }
    List<EdgeRow> rows =
        switch (direction) {
          case OUTGOING ->
              edges.listOutgoing(FlowIds.partition(flow), flow.value(), member.value());
          case INCOMING ->
              edges.listIncoming(FlowIds.partition(flow), flow.value(), member.value());
        };
    return rows.stream().map(EdgeRow::toView).toList();
  }

  @Override
  public Optional<EdgeView> findEdge(FlowId flow, EdgeId edge) {
    return Optional.ofNullable(edges.findEdge(FlowIds.partition(flow), flow.value(), edge.value()))
        .map(EdgeRow::toView);
  }

  @Override
  public Optional<GraphView> findGraph(FlowId id) {
    return find(id).map(this::graph);
  }

  /** Nodes last: an edge seen here was stored after its ends. */
  private GraphView graph(Flow flow) {
    FlowId id = flow.id();
    List<EdgeGroup> joins = listGroups(id);
    List<StoredEdge> arcs =
        edges.listEdges(FlowIds.partition(id), id.value()).stream().map(EdgeRow::toDomain).toList();
    List<NodeView> nodes =
        mapper.listNodes(FlowIds.partition(id), id.value()).stream()
            .map(NodeRow::toDomain)
            .toList();
    return new GraphView(id, flow.revision(), nodes, arcs, joins);
  }

  private StateCounts counted(FlowId id) {
    return StateCountRow.byFlow(members.countStates(FlowIds.of(List.of(id))))
        .getOrDefault(id, StateCounts.NONE);
  }

  private List<EdgeGroup> listGroups(FlowId id) {
    return groups.listGroups(FlowIds.partition(id), id.value()).stream()
        .map(GroupRow::toDomain)
        .toList();
  }
}
