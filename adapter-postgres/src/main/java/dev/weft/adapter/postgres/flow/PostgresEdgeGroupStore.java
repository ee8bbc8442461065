package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.EdgeGroupStore;
import java.util.List;

/** Groups of flows that this session has locked. */
public record PostgresEdgeGroupStore(GroupMapper mapper) implements EdgeGroupStore {

  @Override
  public void insert(FlowId flow, List<EdgeGroup> groups) {
    Chunks.of(groups).forEach(some -> mapper.insertGroups(GroupColumns.of(flow.value(), some)));
  }

  @Override
  public void write(List<EdgeGroup> groups) {
    Chunks.of(groups).forEach(this::writeSome);
  }

  @Override
  public void remove(List<ExecutionId> children) {
    if (!children.isEmpty()) {
      mapper.removeGroups(ExecutionIds.of(children));
    }
  }

  private void writeSome(List<EdgeGroup> groups) {
    Written.all(groups.size(), mapper.writeGroups(GroupColumns.of(null, groups)), "groups");
  }
}
