package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.StateCounts;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** How many members of a flow are in one state. */
public record StateCountRow(UUID flowId, String state, int counted) {

  static Map<FlowId, StateCounts> byFlow(List<StateCountRow> rows) {
    Map<FlowId, Map<PublicState, Integer>> counts = new HashMap<>();
    for (StateCountRow row : rows) {
      counts
          .computeIfAbsent(new FlowId(row.flowId), flow -> new EnumMap<>(PublicState.class))
          .put(PublicState.parse(row.state), row.counted);
    }
    Map<FlowId, StateCounts> byFlow = new HashMap<>();
    counts.forEach((flow, states) -> byFlow.put(flow, new StateCounts(states)));
    return byFlow;
  }
}
