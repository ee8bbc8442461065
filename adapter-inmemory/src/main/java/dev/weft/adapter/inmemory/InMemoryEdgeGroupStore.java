package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.EdgeGroupStore;
import java.util.List;

/** Groups in maps. */
record InMemoryEdgeGroupStore(EngineState state, Journal journal) implements EdgeGroupStore {

  @Override
  public void insert(FlowId flow, List<EdgeGroup> groups) {
    groups.forEach(group -> state.groups.insert(new GroupRow(flow, group), journal));
  }

  @Override
  public void write(List<EdgeGroup> groups) {
    for (EdgeGroup group : groups) {
      FlowId flow = state.groups.find(group.child()).orElseThrow().flow();
      state.groups.put(new GroupRow(flow, group), journal);
    }
  }

  @Override
  public void remove(List<ExecutionId> children) {
    children.forEach(child -> state.groups.remove(child, journal));
  }
}
