package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Flows as one array per column: every column that may change. */
public record FlowColumns(
    Short[] partitions,
    UUID[] flows,
    String[] tags,
    Boolean[] sealed,
    Long[] revisions,
    Integer[] nodes,
    Integer[] edges,
    Long[] mutatedAts,
    Short[] settlements,
    Long[] settledAts,
    Integer[] settlings,
    Short[] policies,
    String[] reasons,
    String[] cancelledBys,
    Long[] cancelledAts,
    Boolean[] carriedOut) {

  static FlowColumns of(List<Flow> flows) {
    return new FlowColumns(
        Column.shorts(flows, flow -> FlowIds.partition(flow.id())),
        Column.uuids(flows, flow -> flow.id().value()),
        Column.texts(flows, flow -> StoredTags.of(flow.tags())),
        Column.booleans(flows, Flow::sealed),
        Column.longs(flows, flow -> flow.revision().value()),
        Column.integers(flows, Flow::nodes),
        Column.integers(flows, Flow::edges),
        Column.longs(flows, flow -> Column.millis(flow.mutatedAt())),
        Column.shorts(flows, flow -> Code.SETTLEMENT.of(flow.settlement())),
        Column.longs(flows, FlowColumns::settledAt),
        Column.integers(flows, Flow::settlings),
        Column.shorts(flows, cancelled(by -> Code.CANCELLATION.of(by.policy()))),
        Column.texts(flows, cancelled(FlowCancellation.Cancelled::reason)),
        Column.texts(flows, cancelled(FlowCancellation.Cancelled::by)),
        Column.longs(flows, cancelled(by -> Column.millis(by.at()))),
        Column.booleans(flows, cancelled(FlowCancellation.Cancelled::carriedOut)));
  }

  private static Long settledAt(Flow flow) {
    return flow.settledAt().equals(Instant.MAX) ? null : Column.millis(flow.settledAt());
  }

  private static <T> Function<Flow, T> cancelled(Function<FlowCancellation.Cancelled, T> column) {
    return flow ->
        switch (flow.cancellation()) {
          case FlowCancellation.NotCancelled none -> null;
          case FlowCancellation.Cancelled by -> column.apply(by);
        };
  }
}
