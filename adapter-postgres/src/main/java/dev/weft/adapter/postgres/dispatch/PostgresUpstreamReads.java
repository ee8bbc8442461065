package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.UpstreamReads;
import java.util.List;
import java.util.Map;

/** Not in PostgreSQL yet. */
public record PostgresUpstreamReads() implements UpstreamReads {

  @Override
  public Map<ExecutionId, List<PassedResult>> listResults(List<ExecutionId> children) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
