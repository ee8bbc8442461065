package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.adapter.postgres.type.IdRow;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.MemberStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Members of flows; the graph of one flow is read in four statements whatever its size. */
public record PostgresMemberStore(MemberMapper mapper, EdgeMapper edges, GroupMapper groups)
    implements MemberStore {

  private static final UUID LOWEST = new UUID(0, 0);

  @Override
  public void insert(FlowId flow, List<Member> members) {
    Chunks.of(members).forEach(some -> mapper.insertMembers(MemberColumns.of(flow, some)));
  }

  @Override
  public StoredGraph readGraph(FlowId flow) {
    short partition = FlowIds.partition(flow);
    return new StoredGraph(
        mapper.listMembers(partition, flow.value()).stream().map(MemberRow::toDomain).toList(),
        edges.listEdges(partition, flow.value()).stream().map(EdgeRow::toDomain).toList(),
        GroupRow.byChild(groups.listGroups(partition, flow.value())),
        EndedRow.byId(mapper.listEnded(partition, flow.value())));
  }

  @Override
  public List<ExecutionId> listLiving(FlowId flow, ExecutionId after, int max) {
    int behind = after.partition().compareTo(flow.partition());
    if (behind > 0) {
      return List.of();
    }
    UUID from = behind < 0 ? LOWEST : after.value();
    return mapper.listLiving(FlowIds.partition(flow), flow.value(), from, max).stream()
        .map(IdRow::id)
        .toList();
  }

  @Override
  public Map<FlowId, StateCounts> countMembers(List<FlowId> flows) {
    Map<FlowId, StateCounts> counts = new HashMap<>();
    flows.forEach(flow -> counts.put(flow, StateCounts.NONE));
    if (!flows.isEmpty()) {
      counts.putAll(StateCountRow.byFlow(mapper.countStates(FlowIds.of(flows))));
    }
    return counts;
  }
}
