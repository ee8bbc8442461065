package dev.weft.adapter.postgres.flow;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.EdgeGroupStore;
import java.util.List;

/** Not in PostgreSQL yet. */
public record PostgresEdgeGroupStore() implements EdgeGroupStore {

  @Override
  public void insert(FlowId flow, List<EdgeGroup> groups) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void write(List<EdgeGroup> groups) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void remove(List<ExecutionId> children) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
