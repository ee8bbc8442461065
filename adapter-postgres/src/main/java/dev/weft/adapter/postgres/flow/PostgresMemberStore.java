package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.name.Lane;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.MemberStore;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Not in PostgreSQL yet. */
public record PostgresMemberStore() implements MemberStore {

  @Override
  public void insert(FlowId flow, List<Member> members) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public StoredGraph readGraph(FlowId flow) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<ExecutionId> listLiving(FlowId flow, ExecutionId after, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Map<FlowId, StateCounts> countMembers(List<FlowId> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Set<Lane> listLanes(List<ExecutionId> executions) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
