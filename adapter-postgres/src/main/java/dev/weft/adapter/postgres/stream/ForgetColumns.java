package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.execution.ExecutionId;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Executions to forget, as one array per column, and how many frames of them at once. */
public record ForgetColumns(Short[] partitions, UUID[] executions, int most) {

  static ForgetColumns of(List<ExecutionId> executions, int most) {
    List<ExecutionId> sorted = executions.stream().distinct().sorted().toList();
    return new ForgetColumns(
        Column.partitions(sorted, Function.identity()),
        Column.executions(sorted, Function.identity()),
        most);
  }
}
