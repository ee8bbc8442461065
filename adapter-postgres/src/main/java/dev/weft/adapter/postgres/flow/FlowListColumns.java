package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.partition.Partition;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/** A list of flows as parameters; a filter that lets everything through is null. */
public record FlowListColumns(
    Short[] partitions,
    short lowest,
    short highest,
    String[] namespaces,
    String[] states,
    short partition,
    UUID flow,
    int max) {

  private static final short LAST = 255;

  static FlowListColumns of(FlowFilter filter, FlowCursor cursor, int max) {
    Short[] partitions =
        filter.partitions().stream()
            .map(Partition::number)
            .map(Integer::shortValue)
            .sorted()
            .toArray(Short[]::new);
    boolean every = partitions.length == 0;
    return new FlowListColumns(
        every ? null : partitions,
        every ? 0 : partitions[0],
        every ? LAST : partitions[partitions.length - 1],
        words(filter.namespaces(), Namespace::value),
        words(filter.states(), FlowState::word),
        FlowIds.partition(cursor.after()),
        cursor.after().value(),
        max);
  }

  private static <T> String[] words(Set<T> things, Function<T, String> word) {
    return things.isEmpty() ? null : things.stream().map(word).toArray(String[]::new);
  }
}
