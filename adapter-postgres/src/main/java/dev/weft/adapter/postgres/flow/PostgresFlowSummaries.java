package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.port.out.flow.FlowSummaries;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Projected rows of flows; due ones are found by a small index. */
public record PostgresFlowSummaries(SummaryMapper mapper) implements FlowSummaries {

  @Override
  public void touch(List<FlowId> flows, Duration pause) {
    if (!flows.isEmpty()) {
      mapper.touchSummaries(
          TouchedColumns.of(
              flows.stream().distinct().collect(Collectors.toMap(flow -> flow, flow -> pause))));
    }
  }

  @Override
  public List<DueFlow> listDue(int max) {
    return mapper.listDueSummaries(max).stream().map(DueFlowRow::toDomain).toList();
  }

  @Override
  public Map<FlowId, FlowSummary> list(List<FlowId> flows) {
    return flows.isEmpty()
        ? Map.of()
        : mapper.listSummaries(FlowIds.of(flows)).stream()
            .collect(Collectors.toMap(FlowSummaryRow::flow, FlowSummaryRow::toDomain));
  }

  @Override
  public void write(List<ProjectedFlow> flows) {
    if (!flows.isEmpty()) {
      mapper.writeSummaries(SummaryColumns.of(flows));
    }
  }

  @Override
  public void leave(List<FlowId> flows) {
    if (!flows.isEmpty()) {
      mapper.leaveSummaries(FlowIds.of(flows));
    }
  }
}
