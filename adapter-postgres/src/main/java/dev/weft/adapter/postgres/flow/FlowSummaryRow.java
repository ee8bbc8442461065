package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.StateCounts;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;

/** One row of {@code weft.flow_summary} that was projected at least once. */
public record FlowSummaryRow(UUID flowId, Integer[] counts, short derivedState, long updatedAt) {

  FlowId flow() {
    return new FlowId(flowId);
  }

  FlowSummary toDomain() {
    Map<PublicState, Integer> byState = new EnumMap<>(PublicState.class);
    for (int place = 0; place < counts.length; place++) {
      byState.put(Code.STATE.at(place), counts[place]);
    }
    return new FlowSummary(
        new StateCounts(byState),
        Code.FLOW_STATE.at(derivedState),
        Instant.ofEpochMilli(updatedAt));
  }
}
