package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.MemberStore;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The members of flows, and what is read of whole flows. */
record InMemoryMemberStore(EngineState state, Journal journal, StoreClock clock)
    implements MemberStore {

  @Override
  public void insert(FlowId flow, List<Member> members) {
    members.forEach(member -> state.members.insert(flow, member, journal));
  }

  @Override
  public StoredGraph readGraph(FlowId flow) {
    Collection<ExecutionId> ids = state.members.of(flow);
    List<StoredEdge> edges =
        state.edges.into(ids).stream()
            .map(EdgeRow::edge)
            .sorted(Comparator.comparing(StoredEdge::id))
            .toList();
    Map<ExecutionId, EdgeGroup> groups = new HashMap<>();
    ids.forEach(id -> state.groups.find(id).ifPresent(row -> groups.put(id, row.group())));
    return new StoredGraph(state.members.byKey(flow), edges, groups, ended(ids));
  }

  private Map<ExecutionId, Outcome> ended(Collection<ExecutionId> ids) {
    Map<ExecutionId, Outcome> ended = new HashMap<>();
    for (ExecutionId id : ids) {
      if (state.find(id).orElseThrow() instanceof Execution.Terminal terminal) {
        ended.put(id, terminal.outcome());
      }
    }
    return ended;
  }

  @Override
  public List<ExecutionId> listLiving(FlowId flow, ExecutionId after, int max) {
    return state.members.of(flow).tailSet(after, false).stream()
        .filter(state.live::containsKey)
        .limit(max)
        .toList();
  }

  @Override
  public Map<FlowId, StateCounts> countMembers(List<FlowId> flows) {
    Instant now = clock.now();
    Map<FlowId, StateCounts> counts = new HashMap<>();
    flows.forEach(flow -> counts.put(flow, count(flow, now)));
    return counts;
  }

  private StateCounts count(FlowId flow, Instant now) {
    return StateCounts.of(
        state.members.of(flow).stream()
            .map(id -> PublicState.of(state.find(id).orElseThrow(), now))
            .toList());
  }
}
