package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.ExecutionId;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Executions, and one attempt of each where it matters, as one array per column. */
public record IdColumns(Short[] partitions, UUID[] executions, Integer[] attempts) {

  static IdColumns of(Collection<ExecutionId> ids) {
    List<ExecutionId> distinct = List.copyOf(new LinkedHashSet<>(ids));
    return new IdColumns(
        Column.partitions(distinct, Function.identity()),
        Column.executions(distinct, Function.identity()),
        new Integer[0]);
  }

  static IdColumns ofHandles(List<LeaseHandle> handles) {
    List<LeaseHandle> distinct = handles.stream().distinct().toList();
    return new IdColumns(
        Column.partitions(distinct, LeaseHandle::execution),
        Column.executions(distinct, LeaseHandle::execution),
        Column.integers(distinct, LeaseHandle::attempt));
  }
}
