package dev.weft.adapter.postgres.type;

import dev.weft.domain.execution.ExecutionId;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Executions as one array per column, each once and in id order. */
public record ExecutionIds(Short[] partitions, UUID[] executions) {

  public static ExecutionIds of(Collection<ExecutionId> ids) {
    List<ExecutionId> ordered = ids.stream().distinct().sorted().toList();
    return new ExecutionIds(
        Column.partitions(ordered, Function.identity()),
        Column.executions(ordered, Function.identity()));
  }
}
