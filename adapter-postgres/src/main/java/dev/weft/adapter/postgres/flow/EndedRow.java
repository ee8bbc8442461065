package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.partition.Partition;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** An execution that is terminal now, and how. */
public record EndedRow(short partitionKey, UUID executionId, short ending) {

  public static Map<ExecutionId, Outcome> byId(List<EndedRow> rows) {
    return rows.stream().collect(Collectors.toMap(EndedRow::id, EndedRow::outcome));
  }

  private ExecutionId id() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }

  private Outcome outcome() {
    return Code.ENDING.at(ending);
  }
}
