package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.FlowId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Flows to project, with their pauses, as one array per column in id order. */
public record TouchedColumns(Short[] partitions, UUID[] flows, Long[] pauses) {

  public static TouchedColumns of(Map<FlowId, Duration> touched) {
    List<FlowId> flows = touched.keySet().stream().sorted().toList();
    return new TouchedColumns(
        Column.shorts(flows, FlowIds::partition),
        Column.uuids(flows, FlowId::value),
        Column.longs(flows, flow -> touched.get(flow).toMillis()));
  }
}
