package dev.weft.adapter.postgres.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.port.out.flow.FlowSummaries;
import java.util.List;
import java.util.Map;

/** Not in PostgreSQL yet. */
public record PostgresFlowSummaries() implements FlowSummaries {

  @Override
  public void touch(List<FlowId> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<FlowId> listDue(int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Map<FlowId, FlowSummary> list(List<FlowId> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void write(List<ProjectedFlow> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void leave(List<FlowId> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
