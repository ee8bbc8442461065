package dev.weft.adapter.postgres.type;

import dev.weft.domain.flow.FlowId;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

/** Flows as one array per column, each once and in id order. */
public record FlowIds(Short[] partitions, UUID[] flows) {

  public static FlowIds of(Collection<FlowId> ids) {
    List<FlowId> ordered = ids.stream().distinct().sorted().toList();
    return new FlowIds(
        Column.shorts(ordered, FlowIds::partition), Column.uuids(ordered, FlowId::value));
  }

  public static short partition(FlowId id) {
    return (short) id.partition().number();
  }
}
