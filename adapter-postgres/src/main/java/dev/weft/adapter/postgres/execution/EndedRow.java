package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.stream.StreamKey;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * How many executions were ended and how many of them have edges that must hear of it, with one
 * stream that was closed; its id is NULL in the only row where none was.
 */
public record EndedRow(
    int written, int pending, short partitionKey, UUID executionId, int attemptIndex) {

  static int written(List<EndedRow> rows) {
    return rows.getFirst().written;
  }

  static int pending(List<EndedRow> rows) {
    return rows.getFirst().pending;
  }

  static List<StreamKey> closed(List<EndedRow> rows) {
    return rows.stream()
        .filter(row -> Objects.nonNull(row.executionId))
        .map(EndedRow::stream)
        .toList();
  }

  private StreamKey stream() {
    return new StreamKey(new ExecutionId(new Partition(partitionKey), executionId), attemptIndex);
  }
}
