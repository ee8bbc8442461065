package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.domain.projection.StateCounts;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** Summaries as one array per column. */
public record SummaryColumns(
    Short[] partitions,
    UUID[] flows,
    String[] counts,
    Short[] states,
    Long[] updatedAts,
    Long[] pauses) {

  static SummaryColumns of(List<ProjectedFlow> flows) {
    return new SummaryColumns(
        Column.shorts(flows, each -> FlowIds.partition(each.flow())),
        Column.uuids(flows, each -> each.flow().value()),
        Column.texts(flows, each -> places(each.summary().counts())),
        Column.shorts(flows, each -> Code.FLOW_STATE.of(each.summary().derivedState())),
        Column.longs(flows, each -> Column.millis(each.summary().updatedAt())),
        Column.longs(flows, each -> each.hasSettled() ? null : each.again().toMillis()));
  }

  private static String places(StateCounts counts) {
    return Column.joined(
        IntStream.range(0, PublicState.values().length)
            .mapToObj(place -> String.valueOf(counts.of(Code.STATE.at(place))))
            .toList());
  }
}
